import type { RecordPicture } from '@venue/sdk';
import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Removal } from '../list/useRowMoves.ts';
import { Facts } from './Facts.tsx';
import { Fieldset, type Own } from './form/Fieldset.tsx';
import { RecordForm } from './form/RecordForm.tsx';
import { RemoveButton } from './form/RemoveButton.tsx';
import { type EditedRecord, type Editing, useRecordForm } from './form/useRecordForm.ts';
import { recordInput } from './form/useRemoval.ts';
import { useSaveCall } from './form/useSaveCall.ts';
import { OnePicture } from './pictures/OnePicture.tsx';
import { RecordColumns } from './RecordColumns.tsx';
import { factsOf } from './RecordFacts.tsx';
import { type PageKind, RecordPage } from './RecordPage.tsx';
import type { ReadCall, WriteCall } from './recordCalls.ts';
import type { RecordPaths } from './recordPaths.ts';
import { SiteLink } from './SiteLink.tsx';
import { versioned } from './versions/versioned.ts';

/** A kind with the fields that people write, whose values are a `V`. */
type WrittenKind<V extends FieldValues> = PageKind & { readonly written: z.ZodMiniObject & z.ZodMiniType<unknown, V> };

type Rows = ComponentProps<typeof Facts>['rows'];

type Values<V extends FieldValues> = V & { readonly version: number };

/** The schema of an editor's values, and the values of a record. */
interface Edited<V extends FieldValues, R> {
  readonly schema: z.ZodMiniType<unknown, Values<V>>;
  readonly valuesOf: (record: R) => Values<V>;
}

/** What the editor of a kind has besides the inputs of its fields. */
interface Parts<V extends FieldValues> extends Pick<ComponentProps<typeof RecordForm<Values<V>>>, 'preview'> {
  readonly own?: Own<V>;
  /** Beside the record, below its picture; only in the editor. */
  readonly aside?: ReactNode;
  /** Between the record and its history. */
  readonly below?: ReactNode;
}

interface Picture<R> extends Pick<ComponentProps<typeof OnePicture>, 'add' | 'remove' | 'label' | 'hint'> {
  readonly of: (record: R) => Pick<RecordPicture, 'fileId' | 'url' | 'thumb'> | null;
}

interface Options<V extends FieldValues, R extends EditedRecord> {
  readonly paths: RecordPaths;
  readonly get: ReadCall<R>;
  readonly save: WriteCall<R>;
  /** The schema of the record. */
  readonly model: z.ZodMiniType<R>;
  /** The fields of a record as the form has them, if the record names or nests them otherwise. */
  readonly fieldsOf?: (record: R) => object;
  /** False for a kind whose versions are not kept. */
  readonly isVersioned?: boolean;
  readonly removal?: Removal;
  readonly picture?: Picture<R>;
  /** The path of the record on the site, while visitors can see it. */
  readonly site: (record: R) => string | false;
  /** The name of the record, if it is not its title field. */
  readonly name?: (record: R) => string;
  /** Whether a record can be edited at all. */
  readonly isOpen?: (record: R) => boolean;
  /** The fields that those see who may not change the record; by default its picture and what people write. */
  readonly facts?: readonly (keyof R & string)[];
  /** What they see, if it is more than these facts. */
  readonly read?: (record: R, facts: Rows) => ReactNode;
  /** What everybody sees beside the record. */
  readonly beside?: (record: R) => ReactNode;
  /** A hook that makes the special parts of the editor. */
  readonly useParts?: (record: R, editing: Editing<Values<V>>) => Parts<V>;
}

const noParts = () => ({});
const justFacts = (_: unknown, facts: Rows) => <Facts rows={facts} />;

/** The pictures of a record, and the fields that people write. */
const usualFacts = ({ fields, written }: WrittenKind<FieldValues>): readonly string[] => [
  ...Object.keys(fields).filter(name => fields[name]?.is === 'picture'),
  ...Object.keys(written.shape),
];

/** Declares the page of one record: its editor, or its facts for readers who may not change it. */
export function plainPage<V extends FieldValues, R extends EditedRecord>(kind: WrittenKind<V>, options: Options<V, R>) {
  const {
    paths,
    get,
    site,
    name,
    facts = usualFacts(kind),
    isOpen = () => true,
    read = justFacts,
    beside,
    fieldsOf,
  } = options;
  const { schema, valuesOf } = versioned(kind.written);
  const fields: z.ZodMiniType<unknown, FieldValues> = schema;
  const edited: Edited<V, R> = {
    schema: fields as z.ZodMiniType<unknown, Values<V>>,
    valuesOf: record => valuesOf(fieldsOf?.(record) ?? record) as Values<V>,
  };
  const idOf = (record: R) => Number(Reflect.get(record, kind.id));
  return () => (
    <RecordPage<ReadCall<R>, R>
      kind={kind}
      get={get}
      input={id => recordInput(get, kind, id)}
      list={paths.list}
      actions={record => {
        const path = site(record);
        return path && <SiteLink path={path} />;
      }}
      {...(name && { name })}
    >
      {(record, { manages }) =>
        manages && isOpen(record) ? (
          <Editor {...{ kind, edited, record }} id={idOf(record)} {...options} />
        ) : (
          <RecordColumns kind={kind} id={idOf(record)} aside={beside?.(record)}>
            {read(record, factsOf(kind, record as Readonly<Record<string, unknown>>, facts))}
          </RecordColumns>
        )
      }
    </RecordPage>
  );
}

interface EditorProps<V extends FieldValues, R extends EditedRecord> extends Options<V, R> {
  kind: WrittenKind<V>;
  edited: Edited<V, R>;
  record: R;
  id: number;
}

function Editor<V extends FieldValues, R extends EditedRecord>({
  kind,
  edited,
  record,
  id,
  paths,
  save: call,
  model,
  removal,
  isVersioned = true,
  picture,
  beside,
  useParts = noParts,
}: EditorProps<V, R>) {
  const save = useSaveCall(kind, call, id);
  const editing = useRecordForm({ kind, record, model, ...edited, save });
  const { own, aside, below, preview } = useParts(record, editing);
  const others = beside?.(record);
  return (
    <RecordColumns
      kind={kind}
      id={id}
      {...(isVersioned && { restore: editing.restore })}
      aside={
        (picture || others || aside) && (
          <>
            {picture && <OnePicture {...picture} own={{ [kind.id]: id }} picture={picture.of(record)} />}
            {others}
            {aside}
          </>
        )
      }
      below={below}
    >
      <RecordForm
        editing={editing}
        {...(preview && { preview })}
        buttons={removal && <RemoveButton kind={kind} paths={paths} removal={removal} record={record} />}
      >
        <Fieldset of={kind.written} own={own} />
      </RecordForm>
    </RecordColumns>
  );
}
