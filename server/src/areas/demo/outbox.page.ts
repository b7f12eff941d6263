import { readFileSync } from 'node:fs';
import { ApiFailure, formatDateTime, formatPhone } from '@venue/sdk';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../core/db/database.ts';
import { safe } from '../../core/http/html.ts';
import { sendFile } from '../../core/http/mount.ts';
import { fileById, filesOf, latestLetters } from './outbox.store.ts';

const REFRESH_SECONDS = 3;
const style = readFileSync(new URL('./outbox.page.css', import.meta.url));

type Letter = Awaited<ReturnType<typeof latestLetters>>[number];
type File = Awaited<ReturnType<typeof filesOf>>[number];

/** `/demo/outbox`: what the demo would have sent, for a person to read. */
export function outboxPage(app: FastifyInstance, db: Db): void {
  app.get('/demo/outbox', async (_request, reply) => {
    const letters = await latestLetters(db);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(pageOf(letters, await filesOf(db, letters)));
  });
  app.get<{ Params: { id: string } }>('/demo/outbox/files/:id', async ({ params: { id } }, reply) => {
    const file = /^\d{1,9}$/.test(id) ? await fileById(db, Number(id)) : undefined;
    if (!file) throw new ApiFailure('not_found');
    return sendFile(reply, file);
  });
  app.get('/demo/outbox.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=300').send(style),
  );
}

const pageOf = (letters: readonly Letter[], files: readonly File[]): string => `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${REFRESH_SECONDS}">
<title>Площадка · Исходящие сообщения</title>
<link rel="stylesheet" href="/demo/outbox.css">
</head>
<body>
<main>
<h1>Исходящие сообщения</h1>
<p class="about">Демонстрация ничего не отправляет: СМС и письма остаются здесь. Новые — сверху, страница обновляется сама.</p>
${
  letters.length === 0
    ? '<p class="empty">Пока ничего не отправлено.</p>'
    : `<ol>\n${letters
        .map(each =>
          itemOf(
            each,
            files.filter(file => file.letterId === each.id),
          ),
        )
        .join('\n')}\n</ol>`
}
</main>
</body>
</html>
`;

function itemOf({ kind, recipient, subject, body, createdAt }: Letter, files: readonly File[]): string {
  const to = kind === 'sms' ? formatPhone(recipient) : recipient;
  return `<li>
<p class="meta"><span class="kind">${kind === 'sms' ? 'СМС' : 'Письмо'}</span><span>${safe(to)}</span><time datetime="${createdAt.toISOString()}">${formatDateTime(createdAt)}</time></p>
${subject === '' ? '' : `<p class="subject">${safe(subject)}</p>\n`}<p class="text">${safe(body).replace(/(?<!\d)\d{6}(?!\d)/g, '<strong class="code">$&</strong>')}</p>
${files.map(({ id, name }) => `<p class="file"><a href="/demo/outbox/files/${id}">${safe(name)}</a></p>`).join('\n')}
</li>`;
}
