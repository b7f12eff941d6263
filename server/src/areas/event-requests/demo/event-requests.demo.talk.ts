import { eventFileType, eventRequestStatus, requestPaper } from '@venue/sdk/event-requests/model';
import type { DemoScene } from '../../../area/demo.ts';
import type { Db } from '../../../core/db/database.ts';
import { pdfOf } from '../../../core/files/pdf.ts';
import { encrypt, keyIdOf } from '../../../core/security/encryption.ts';
import type { users } from '../../accounts/accounts.table.ts';
import { aboutFile, addFile } from '../event-requests.parts.store.ts';
import { eventRequestMessage } from '../event-requests.table.ts';
import { addProposal, answerTo } from '../proposals/event-requests.proposals.store.ts';
import { spaceData } from './event-requests.demo.data.ts';
import type { RequestData } from './event-requests.demo.request.ts';

const HOUR = 3_600_000;
/** The member of staff who leads the requests of the demo. */
export const OFFICE = 'Кузнецова И. В.';

/** Seeds the messages of both sides and the proposal: open while they talk, accepted once documents are prepared. */
export async function seedTalk(tx: Db, seed: RequestData, talk: Talk): Promise<void> {
  const { requestId, owner, at, scene } = talk;
  const { staffId } = scene;
  const { conversation, refused } = eventRequestStatus;
  if (seed.status < conversation || seed.status === refused) return;
  const firstMessage = {
    requestId,
    text: 'Здравствуйте! Посмотрела заявку. Во\u00a0сколько начнёт собираться ваша команда?',
  };
  const answer = { requestId, text: 'Добрый день! Приедем за\u00a0час до\u00a0начала, нас будет шестеро.' };
  const waits = seed.status === conversation;
  await tx.insert(eventRequestMessage).values([
    { ...firstMessage, authorId: staffId, fromStaff: true, who: OFFICE, sentAt: at, readAt: at },
    {
      ...answer,
      authorId: owner.id,
      fromStaff: false,
      who: `${owner.lastname} ${owner.name.slice(0, 1)}.`,
      sentAt: new Date(at.getTime() + HOUR),
      readAt: waits ? null : new Date(at.getTime() + 2 * HOUR),
    },
  ]);
  const offer = offerOf(seed, talk);
  const first = await addProposal(tx, offer);
  if (waits) return;
  const declined = { accepted: false, reason: 'Дороже, чем мы\u00a0рассчитывали: уберите уборку после окончания' };
  await answerTo(tx, first.id, { ...declined, at: new Date(at.getTime() + 4 * HOUR) });
  const [{ quantity, unitPrice, ...line }] = offer.lines;
  const less = quantity - 1;
  const second = await addProposal(tx, {
    ...offer,
    lines: [{ ...line, unitPrice, quantity: less }],
    price: less * unitPrice,
    comment: 'Убрали час уборки, остальное без изменений.',
    sentAt: new Date(at.getTime() + 5 * HOUR),
  });
  await answerTo(tx, second.id, { accepted: true, reason: null, at: new Date(at.getTime() + 6 * HOUR) });
  await seedPapers(tx, seed, talk);
}

function offerOf(seed: RequestData, { requestId, scene, at }: Talk) {
  const unitPrice = spaceData.find(({ roomId }) => roomId === seed.roomId)?.targetPerHour ?? 0;
  const quantity = Math.ceil(seed.minutes / 60) + 2;
  return {
    requestId,
    lines: [{ title: 'Аренда пространства', quantity, unit: 'ч', unitPrice }] as const,
    price: quantity * unitPrice,
    comment: 'Услуги, которых здесь нет, посчитаем отдельно.',
    sentBy: scene.staffId,
    who: OFFICE,
    sentAt: new Date(at.getTime() + 3 * HOUR),
  };
}

/** Seeds the venue's papers: the contract and, from the payment step on, the invoice. */
async function seedPapers(tx: Db, seed: RequestData, { requestId, scene, at }: Talk): Promise<void> {
  const { contract, invoice } = requestPaper;
  const papers = seed.status > eventRequestStatus.documents ? [contract, invoice] : [contract];
  for (const [index, paper] of papers.entries()) {
    const { label } = requestPaper.option(paper);
    const bytes = await pdfOf({
      info: { title: label },
      content: [
        { text: `${label} №\u00a0${requestId}`, fontSize: 16, bold: true },
        `${seed.title}. Образец: в\u00a0нём нет настоящих данных.`,
      ],
    });
    const file = `${keyIdOf(scene.secrets)}-demo-request-${requestId}-${paper}.sealed`;
    await scene.files.put(file, encrypt(scene.secrets, aboutFile({ requestId, file }), bytes));
    await addFile(tx, {
      requestId,
      file,
      paper,
      place: index + 1,
      type: eventFileType.ordinary,
      name: `${label}.pdf`,
      mimeType: 'application/pdf',
      size: bytes.length,
      uploadedAt: new Date(at.getTime() + (7 + index) * HOUR),
    });
  }
}

interface Talk {
  readonly requestId: number;
  readonly scene: DemoScene;
  readonly owner: typeof users.$inferSelect;
  /** When they began to talk. */
  readonly at: Date;
}
