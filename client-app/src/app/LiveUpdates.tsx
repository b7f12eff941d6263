import { useLiveRefresh, useLiveTopics } from '@venue/shared-ui/data/useLive.ts';
import { pushes, useNotes } from '../cabinet.ts';
import { useMe } from './useMe.ts';

/** Keeps the screen up to date: follows the public topic and the person's own. */
export default function LiveUpdates() {
  const me = useMe();
  useLiveTopics(me ? ['residents', `info/${me.userId}`] : ['residents']);
  useLiveRefresh(pushes);
  useNotes();
  return null;
}
