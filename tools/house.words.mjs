// Names that are no words of the field (STYLE.md, “Words”).
import { withoutComments } from './house.imports.mjs';

const WORDS = 'told|Told|said|Said|Wanted|Sought';
const TYPES = 'Asked|Decided|Drawn|Found|Given|Gone|Held|Kept|Mine|Sent|Taken';
const declaration = new RegExp(
  `\\b(?:const|let|function|type|interface|class|readonly)\\s+(${WORDS})\\b|[({,]\\s*(${WORDS})\\??: |\\b(?:type|interface|class)\\s+(${TYPES})\\b(?!\\s*[,}])`,
  'g',
);

/** The refused names that a file declares. */
export const refusedNames = text => [
  ...new Set(
    [...withoutComments(text).matchAll(declaration)].map(([, name, parameter, type]) => name ?? parameter ?? type),
  ),
];

/** Participles that name nothing: a local name says what the thing is. As a field of a reply or a column they may stand. */
const PARTICIPLES =
  'told|said|found|wanted|kept|held|mine|given|known|asked|chosen|shown|taken|sold|left|sought|meant|heard';
const TYPE = 'readonly |string\\b|number\\b|boolean\\b|unknown\\b|\\(|[A-Z]';
const local = new RegExp(
  [
    `\\b(?:const|let|function)\\s+(${PARTICIPLES})\\b`,
    `\\b(?:const|let)\\s+\\[(?:[^\\]=]*,)?\\s*(${PARTICIPLES})\\b`,
    `[(,]\\s*(${PARTICIPLES})\\??: (?:${TYPE})`,
    `(?<![.\\w])(${PARTICIPLES}) =>`,
    `\\.\\.\\.(${PARTICIPLES})\\s*\\}(?:\\s*=|[\\s}]*(?:,[^()]*)?\\)(?:: \\w+)? =>)`,
  ].join('|'),
  'g',
);

/** Areas whose local names are older than this rule. The list only shrinks. */
const older =
  /\/(agreements|bookings|calendar|desk|event-requests|events|invoice-orders|mailing|papers|payments|profile|receipts|reviews|room-requests|rooms|search|tickets|unsent|waitlist)\/|^server\/src\/core\/notices/;

/** The local names of a file that are participles. */
export const localParticiples = (file, text) =>
  older.test(file)
    ? []
    : [...new Set([...withoutComments(text).matchAll(local)].map(match => match.slice(1).find(Boolean)))];
