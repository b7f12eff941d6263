import { plural } from '@venue/sdk';
import { countRequestMessages } from '@venue/sdk/event-requests';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Count } from '@venue/shared-ui/shell/Nav.tsx';

/** How many messages of the venue about one's requests are not read yet; follows live. */
export default function UnreadMessages() {
  const { data } = useCall(countRequestMessages, {});
  const unread = data?.message.unread ?? 0;
  if (unread === 0) return null;
  const words = plural(unread, 'непрочитанное сообщение', 'непрочитанных сообщения', 'непрочитанных сообщений');
  return (
    <>
      <Count>{unread}</Count>
      <span className="visually-hidden">{words.replace(/^\d+/, '')}</span>
    </>
  );
}
