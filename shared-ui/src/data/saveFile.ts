import type { Download } from '@venue/sdk';

/** Saves a downloaded file through the browser. */
export function saveFile({ data, name }: Download): void {
  const address = URL.createObjectURL(data);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the URL only after the click, so it must not be revoked at once.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
