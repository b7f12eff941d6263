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
