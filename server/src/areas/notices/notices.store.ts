import { type NoticeChoice, noticeChannel, noticeGroup, reminderKind, reminderTimes } from '@venue/sdk/notices/model';
import { eq } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { noticeChoice } from '../accounts/accounts.choices.table.ts';

/** What somebody chose of each kind, or what is usual. */
export async function choicesOf(db: Db, userId: number): Promise<NoticeChoice[]> {
  const rows = await db.select().from(noticeChoice).where(eq(noticeChoice.userId, userId));
  const choices = new Map(rows.map(row => [row.about, row]));
  const channelOf = (about: NoticeChoice['about']) => choices.get(about)?.channel ?? noticeChannel.both;
  return [
    ...reminderKind.ids.map(about => ({
      about,
      channel: channelOf(about),
      hours: [...(choices.get(about)?.hours ?? reminderTimes[about].usual)],
    })),
    ...noticeGroup.ids.map(about => ({ about, channel: channelOf(about), hours: [] })),
  ];
}

export async function saveChoices(tx: Db, userId: number, choices: readonly NoticeChoice[]): Promise<void> {
  for (const { about, channel, hours } of choices) {
    const values = { channel, hours: hours.length > 0 ? hours.toSorted((a, b) => b - a) : null };
    await tx
      .insert(noticeChoice)
      .values({ userId, about, ...values })
      .onConflictDoUpdate({ target: [noticeChoice.userId, noticeChoice.about], set: values });
  }
}
