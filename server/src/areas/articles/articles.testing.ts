import { createArticle, saveArticle, sendArticleForVerification, uploadArticleImage } from '@venue/sdk/articles';
import { confirmArticle, confirmNews, saveArticle as saveAsStaff } from '@venue/sdk/articles/admin';
import {
  type Article,
  type ArticleFields,
  type ArticleStatus,
  articleKind,
  articleStatus,
} from '@venue/sdk/articles/model';
import sharp from 'sharp';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';

/** A small valid PNG; another colour gives another file. */
export async function aPicture(background = '#2e6b4f'): Promise<File> {
  const data = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(data)], 'фото.png', { type: 'image/png' });
}

/** The fields of an article that is complete enough to be sent for a decision. */
export const whole: ArticleFields = {
  articleTitle: 'Как мы снимали каталог за один день',
  articleLead: 'Восемь образов, одна студия и четыре часа света.',
  articleText: '<p>Начали в девять утра.</p>',
  articleAuthor: 'Дарья Лаптева',
  articleSourceUrl: 'https://example.ru/katalog',
};

/** A draft with all it needs. */
export async function aDraft(
  api: TestApi,
  person: Person,
  { kind = articleKind.article, ...over }: Partial<ArticleFields> & { kind?: Article['articleKind'] } = {},
): Promise<Article> {
  const body = { ...whole, ...over, articleKind: kind };
  return (await api.as(person).send(createArticle, { body })).message;
}

const { draft, onVerification, published, rejected, deleted, rework } = articleStatus;
export const allStatuses = [draft, onVerification, published, rejected, deleted, rework] as const;
export const newsStatuses = [draft, onVerification, published, rejected, deleted] as const;

/** An article or a news item brought to a status by the calls that lead there. */
export async function anArticleIn(
  api: TestApi,
  person: Person,
  status: ArticleStatus,
  kind: Article['articleKind'] = articleKind.article,
): Promise<Article> {
  const article = await aDraft(api, person, { kind });
  const { articleId, version } = article;
  const staff = api.as(await api.aStaff());
  if (status === draft) return article;
  if (status === deleted) {
    await staff.send(saveAsStaff, { body: { ...whole, articleId, version, statusValue: deleted, seen: draft } });
    return article;
  }
  await api.as(person).send(sendArticleForVerification, { body: { articleId } });
  if (status === onVerification) return article;
  const body = {
    seen: onVerification,
    status,
    ...(status === published ? {} : { rejectionReason: 'Нет источника цифр' }),
  };
  const id = articleId;
  if (kind === articleKind.news) {
    if (body.status !== rework) await staff.send(confirmNews, { id, body: { ...body, status: body.status } });
  } else await staff.send(confirmArticle, { id, body });
  return article;
}

/** Uploads a picture and puts it into the text. */
export async function withPictureInText(api: TestApi, person: Person, article: Article, colour?: string) {
  const anna = api.as(person);
  const { articleId } = article;
  const file = await aPicture(colour);
  const { message: picture } = await anna.send(uploadArticleImage, { body: { file, articleId } });
  const articleText = `${article.articleText}<p><img src="${picture.url}" alt="Циклорама" /></p>`;
  const body = { ...whole, articleText, articleId, version: article.version };
  const { message: saved } = await anna.send(saveArticle, { body });
  return { picture, saved };
}
