import { failedAt } from '../format/texts.ts';

/** The names of a kind of record, in the Russian cases its texts need; all in lower case. */
export interface Noun {
  readonly gender: 'm' | 'f' | 'n';
  /** Nominative: «статья». */
  readonly one: string;
  /** Accusative: «статью». */
  readonly acc: string;
  /** Genitive: «статьи». */
  readonly gen: string;
  /** Dative: «статье». */
  readonly dat: string;
  /** Nominative plural: «статьи». */
  readonly many: string;
  /** Genitive plural: «статей». */
  readonly manyGen: string;
}

/** With a capital first letter. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const endings = { m: '', f: 'а', n: 'о' } as const;

/** Participles that agree with a noun: `agreed(noun, 'Возвращён(а) на доработку')` → «Возвращена на доработку». */
export const agreed = ({ gender }: Noun, text: string): string =>
  text.replace(/(ён)?\(а\)/g, (_, stressed?: string) =>
    stressed && gender !== 'm' ? `ен${endings[gender]}` : (stressed ?? '') + endings[gender],
  );

/** The texts shown after a call: when it succeeded, was refused, or failed. */
export interface CallTexts {
  readonly done: string;
  readonly refused: string;
  readonly failed: string;
}

/** The texts about the usual calls on a kind of record: section 8 of the specification, word for word. */
export function textsOf(noun: Noun) {
  const about = (done: string, verb: string, doing: string): CallTexts => ({
    done: `${capitalized(noun.one)} ${done}`,
    refused: `Не удалось ${verb} ${noun.acc}`,
    failed: failedAt(`${doing} ${noun.gen}`),
  });
  const past = (participle: string) => agreed(noun, `${participle}(а)`);
  return {
    create: about(`успешно ${past('добавлен')}`, 'добавить', 'добавлении'),
    update: about(`успешно ${past('обновлён')}`, 'обновить', 'обновлении'),
    remove: about(`успешно ${past('удалён')}`, 'удалить', 'удалении'),
    restore: about(past('восстановлен'), 'восстановить', 'восстановлении'),
    send: {
      done: `${capitalized(noun.one)} ${past('отправлен')} на проверку`,
      refused: `Не удалось отправить ${noun.acc} на проверку`,
      failed: failedAt(`отправке ${noun.gen} на проверку`),
    },
    publish: about(past('опубликован'), 'опубликовать', 'публикации'),
    unpublish: {
      done: `${capitalized(noun.one)} ${past('снят')} с\u00a0публикации`,
      refused: `Не удалось снять ${noun.acc} с\u00a0публикации`,
      failed: failedAt(`снятии ${noun.gen} с\u00a0публикации`),
    },
    decide: {
      done: `Решение по ${noun.dat} сохранено`,
      refused: `Не удалось сохранить решение по ${noun.dat}`,
      failed: failedAt(`сохранении решения по ${noun.dat}`),
    },
    image: {
      done: `${capitalized(noun.one)} ${past('добавлен')}`,
      refused: `${capitalized(noun.one)} ${past('добавлен')}, но\u00a0картинка не\u00a0загрузилась`,
      failed: `${capitalized(noun.one)} ${past('добавлен')}, но\u00a0картинка не\u00a0загрузилась`,
    },
  } as const satisfies Readonly<Record<string, CallTexts>>;
}

const such = { m: 'Такого', f: 'Такой', n: 'Такого' } as const;

/** «Такого резидента нет»: the heading of a page whose record does not exist. */
export const noSuch = (noun: Noun): string => `${such[noun.gender]} ${noun.gen} нет`;
