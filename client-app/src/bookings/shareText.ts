import { notify } from '@venue/shared-ui/parts/message/notify.ts';

/** Hands a text to the device's own way of sharing, or to the clipboard where there is none. */
export async function shareText(text: string): Promise<void> {
  try {
    if (navigator.share) return await navigator.share({ text });
    await navigator.clipboard.writeText(text);
    notify.success('Скопировано: можно отправить коллегам');
  } catch (failure) {
    // The user closed the share dialog.
    if (failure instanceof DOMException && failure.name === 'AbortError') return;
    notify.error('Не\u00a0удалось поделиться. Скопируйте время и\u00a0адрес со\u00a0страницы');
  }
}
