import type { Download } from '@venue/sdk';

/** Gives a downloaded file to the browser to keep. */
export function saveFile({ data, name }: Download): void {
  const address = URL.createObjectURL(data);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
