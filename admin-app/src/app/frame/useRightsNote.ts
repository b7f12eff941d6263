import type { Whoever } from '@venue/sdk/auth/model';
import { notify } from '@venue/shared-ui/parts/message/notify.ts';
import { useEffect, useRef } from 'react';
import { useWho } from './useWho.ts';

/** Tells the person that a colleague changed their permissions; the menu and the buttons have changed by then. */
export function useRightsNote(): void {
  const { person } = useWho();
  const lastPerson = useRef<Whoever>(undefined);
  useEffect(() => {
    const before = lastPerson.current;
    if (!person) return;
    lastPerson.current = person;
    if (before?.userId !== person.userId) return;
    const gained = person.permissions.some(each => !before.permissions.includes(each));
    const lost = before.permissions.some(each => !person.permissions.includes(each));
    if (gained || lost) notify.info(lost ? (gained ? changed : narrowed) : widened);
  }, [person]);
}

const changed = 'Ваши права изменены. Меню и\u00a0кнопки уже другие.';
const narrowed = 'Часть ваших прав снята. Этих разделов и\u00a0кнопок больше нет.';
const widened = 'У\u00a0вас новые права. Новые разделы и\u00a0кнопки уже видны.';
