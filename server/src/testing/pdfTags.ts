import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

/** A part of a document as a screen reader meets it. */
interface ReadPart {
  readonly role: string;
  readonly alt?: string;
  readonly text: string;
}

interface StructNode {
  readonly role?: string;
  readonly alt?: string;
  readonly id?: string;
  readonly children?: readonly StructNode[];
}
interface TextItem {
  readonly type?: string;
  readonly id?: string;
  readonly str?: string;
}

/** What a screen reader learns from a PDF. */
export async function tagsOf(pdf: Buffer) {
  // The library empties the array that it reads.
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { info } = (await document.getMetadata()) as unknown as { info: { Title?: string; Language?: string } };
  const preferences = await document.getViewerPreferences();
  const parts: ReadPart[] = [];
  let bare = 0;
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const texts = await markedTexts(page);
    const tree = (await page.getStructTree()) as unknown as StructNode | null;
    if (tree) collect(tree, texts, parts);
    bare += await unmarked(page);
  }
  return {
    isMarked: (await document.getMarkInfo())?.Marked === true,
    language: info.Language,
    title: info.Title,
    isTitleShown: Boolean(preferences && 'DisplayDocTitle' in preferences && preferences.DisplayDocTitle),
    claim: /<pdfuaid:part>(\d)<\/pdfuaid:part>/.exec(pdf.toString('latin1'))?.[1],
    /** The metadata, as an XML parser reads it. */
    metadata: pdf.toString('utf8').match(/<x:xmpmeta[\s\S]*?<\/x:xmpmeta>/)?.[0] ?? '',
    parts,
    headings: parts.filter(({ role }) => /^H\d$/.test(role)).map(({ role, text }) => `${role} ${text}`),
    /** How much is drawn that is neither a part of the document nor decoration. */
    bare,
  };
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

/** The texts of a page by the mark they are in. */
async function markedTexts(page: Page): Promise<Map<string, string>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  const open: (string | undefined)[] = [];
  for (const { type, id, str } of items as readonly TextItem[]) {
    if (type?.startsWith('beginMarkedContent')) open.push(id);
    else if (type === 'endMarkedContent') open.pop();
    else {
      const mark = open.findLast(each => each !== undefined);
      if (mark && str) texts.set(mark, `${texts.get(mark) ?? ''}${str}`);
    }
  }
  return texts;
}

function collect(
  { role, alt, children = [] }: StructNode,
  texts: ReadonlyMap<string, string>,
  parts: ReadPart[],
): void {
  const own = children.flatMap(({ id }) => (id === undefined ? [] : [texts.get(id) ?? '']));
  if (role !== undefined && role !== 'Root')
    parts.push({ role, ...(alt === undefined ? {} : { alt }), text: own.join('').replaceAll(/\s+/g, ' ').trim() });
  for (const child of children) if (child.role !== undefined) collect(child, texts, parts);
}

/** How many drawn things of a page are within no mark. */
async function unmarked(page: Page): Promise<number> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray } = await page.getOperatorList();
  const drawing = new Set([OPS.showText, OPS.showSpacedText, OPS.constructPath, OPS.paintImageXObject]);
  let depth = 0;
  let count = 0;
  for (const operator of fnArray) {
    if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) depth++;
    else if (operator === OPS.endMarkedContent) depth--;
    else if (depth === 0 && drawing.has(operator)) count++;
  }
  return count;
}
