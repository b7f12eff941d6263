import { type AnyCall, type AnyKind, type Input, limitsOf } from '@venue/sdk';
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
import type { RecordOf } from '../RecordPage.tsx';
import css from './CreatePage.module.css';

interface Props<C extends AnyCall, V extends FieldValues> {
  kind: AnyKind;
  /** If one call creates records of two kinds: picks the kind from the typed values. */
  kindOf?: (values: V) => AnyKind;
  /** Builds the request body, if it differs from the typed values. */
  bodyOf?: (values: V) => V;
  /** The call that creates the record; the fields are its body. */
  create: C;
  schema: z.ZodMiniObject & z.ZodMiniType<V>;
  /** Initial values of all fields, `''` for an empty one. */
  from: V;
  list: Address;
  /** The address of the new record's editor. */
  next: (record: RecordOf<C>) => string;
  /** The call that uploads the new record's picture, if the kind has one. */
  picture?: AnyCall;
  submit?: string;
  /** Stores the typed values on the server as a draft under this key. */
  draft?: string;
  /** A sentence under the heading. */
  lead?: string;
  children: ReactNode;
}

/** The page that adds a record, with its picture when there is one, and leads to its editor. */
export function CreatePage<C extends AnyCall, V extends FieldValues>({
  kind: usual,
  kindOf,
  bodyOf = values => values,
  create,
  schema,
  from,
  list,
  next,
  picture,
  submit = 'Добавить',
  draft,
  lead,
  children,
}: Props<C, V>) {
  const navigate = useNavigate();
  const [checked] = useState(() => (picture ? z.safeExtend(schema, { picture: z.nullable(z.file()) }) : schema));
  const form = useForm({
    schema: checked as unknown as z.ZodMiniType<FieldValues, FieldValues>,
    from: { ...from, picture: null },
    ...(draft ? { draft } : { keep: `new:${usual.name}` }),
    submit: async ({ picture: file, ...fields }, current) => {
      // The cast is safe: the field names match the call's declaration, and the server validates the body.
      const input = { body: bodyOf(fields as unknown as V) } as unknown as Input<C>;
      const reply = await send(input, { handles: current.setServerErrors, covers: true });
      if (!reply) return;
      const record = (reply as { readonly message: RecordOf<C> }).message;
      const id = (record as Readonly<Record<string, unknown>>)[kind.id];
      // The record stays created even if its picture is refused; another can be added in the editor.
      if (file && picture) await upload.send({ body: { file, [kind.id]: id } });
      else notify.success(done);
      current.markSaved({ ...fields, picture: null });
      navigate(next(record), { replace: true });
    },
  });
  const kind = kindOf?.(form.methods.watch() as unknown as V) ?? usual;
  const { done, ...texts } = kind.texts.create;
  const { send } = useSend(create, texts);
  const upload = useSend<AnyCall>(picture ?? create, kind.texts.image);
  return (
    <Page {...useScreen()} lead={lead}>
      <div className={css.card}>
        <Form form={form} label={kind.label}>
          <SaveKey />
          {!draft && <UnsavedGuard dirty={form.methods.formState.isDirty} left={form.forget} />}
          <RestoredNote form={form} />
          {children}
          {picture && <FileInput name="picture" label="Картинка" limits={limitsOf(picture)} optional />}
          <div className={css.buttons}>
            <SubmitButton size="medium">{submit}</SubmitButton>
            <Button to={lastListUrl(list.path)} color="inherit">
              Отмена
            </Button>
          </div>
        </Form>
      </div>
    </Page>
  );
}
