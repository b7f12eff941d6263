import { inform } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { notify } from '@venue/shared-ui/parts/message/notify.ts';

/** Copies the address of the screen; if the browser forbids that, shows it to be copied by hand. */
export async function shareAddress(): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    notify.success('Ссылка скопирована');
  } catch {
    await inform('Ссылка на\u00a0список', location.href);
  }
}
