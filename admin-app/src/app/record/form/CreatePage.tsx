import { type AnyKind, limitsOf } from '@venue/sdk';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { FileInput } from '@venue/shared-ui/files/FileField.tsx';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { RestoredNote } from '@venue/shared-ui/form/RestoredNote.tsx';
import { SaveKey } from '@venue/shared-ui/form/SaveKey.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { UnsavedGuard } from '@venue/shared-ui/form/UnsavedGuard.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { notify } from '@venue/shared-ui/parts/message/notify.ts';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { type Address, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { lastListUrl } from '../../list/lastListUrl.ts';
import type { WriteCall } from '../recordCalls.ts';
import css from './CreatePage.module.css';
import { emptyOf } from './emptyOf.ts';
import { Fieldset, type Own } from './Fieldset.tsx';

interface Props<S extends z.ZodMiniObject, R> {
  kind: AnyKind & { readonly written?: S | undefined };
  /** If one call creates records of two kinds: picks the kind from the typed values. */
  kindOf?: (values: z.output<S>) => AnyKind;
  /** Builds the request body, if it differs from the typed values. */
  bodyOf?: (values: z.output<S>) => object;
  /** Asks about doubtful values before they are sent; false keeps the form open. */
  mayCreate?: (values: z.output<S>) => Promise<boolean>;
  /** The call that creates the record; the fields are its body. */
  create: WriteCall<R>;
  /** The fields, if they are not those of the kind. */
  schema?: S;
  /** Initial values of the fields that do not start empty. */
  from?: Partial<z.input<S>>;
  /** The list, and the page of the new record. */
  paths: { readonly list: Address; readonly page?: Address };
  /** The address of the new record's editor, if its number is not enough. */
  next?: (record: R) => string;
  /** The call that uploads the new record's picture, if the kind has one. */
  picture?: WriteCall;
  submit?: string;
  /** Stores the typed values on the server as a draft under this key. */
  draft?: string;
  /** A sentence under the heading. */
  lead?: string;
  /** Inputs that the section draws itself, by the names of their fields. */
  own?: Own<S['shape']>;
  /** All inputs, if they do not follow from the fields of the kind. */
  children?: ReactNode;
}

/** The page that adds a record, with its picture when there is one, and leads to its editor. */
export function CreatePage<S extends z.ZodMiniObject, R>({
  kind: usual,
  kindOf,
  bodyOf = values => values,
  mayCreate,
  create,
  schema = usual.written,
  from,
  paths,
  next,
  picture,
  submit = 'Добавить',
  draft,
  lead,
  own,
  children,
}: Props<S, R>) {
  if (!schema) throw new TypeError(`the kind ${usual.name} has no fields`);
  const navigate = useNavigate();
  const fields: z.ZodMiniObject = schema;
  const [checked] = useState<z.ZodMiniType<FieldValues, FieldValues>>(() =>
    picture ? z.safeExtend(fields, { picture: z.nullable(z.file()) }) : fields,
  );
  const form = useForm({
    schema: checked,
    from: { ...emptyOf(schema), ...from, picture: null },
    ...(draft ? { draft } : { keep: `new:${usual.name}` }),
    submit: async ({ picture: file, ...fields }, current) => {
      if (mayCreate && !(await mayCreate(fields as z.output<S>))) return;
      const body = { ...bodyOf(fields as z.output<S>) };
      const reply = await send({ body }, { handles: current.setServerErrors, covers: true });
      if (!reply) return;
      const { message } = reply;
      const id = Reflect.get(Object(message), kind.id);
      // The record stays created even if its picture is refused; another can be added in the editor.
      if (file && picture) await upload.send({ body: { file, [kind.id]: id } });
      else notify.success(done);
      current.markSaved({ ...fields, picture: null });
      navigate(next?.(message) ?? (paths.page ?? paths.list).path.replace(/:\w+/, String(id)), { replace: true });
    },
  });
  const kind = kindOf?.(form.methods.watch() as z.output<S>) ?? usual;
  const { done, ...texts } = kind.texts.create;
  const { send } = useSend(create, texts);
  const upload = useSend(picture ?? create, kind.texts.image);
  return (
    <Page {...useScreen()} lead={lead}>
      <div className={css.card}>
        <Form form={form} label={kind.label}>
          <SaveKey />
          {!draft && <UnsavedGuard dirty={form.methods.formState.isDirty} left={form.forget} />}
          <RestoredNote form={form} />
          {children ?? <Fieldset of={schema} own={own} />}
          {picture && <FileInput name="picture" label="Картинка" limits={limitsOf(picture)} optional />}
          <div className={css.buttons}>
            <SubmitButton size="medium">{submit}</SubmitButton>
            <Button to={lastListUrl(paths.list.path)} color="inherit">
              Отмена
            </Button>
          </div>
        </Form>
      </div>
    </Page>
  );
}
