import { saveResident } from '@venue/sdk/residents/admin';
import { asDescription, Resident } from '@venue/sdk/residents/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SaveKey } from '@venue/shared-ui/form/SaveKey.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { UnsavedGuard } from '@venue/shared-ui/form/UnsavedGuard.tsx';
import { useConflict } from '@venue/shared-ui/form/useConflict.tsx';
import { useFollow } from '@venue/shared-ui/form/useFollow.ts';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { confirm } from '@venue/shared-ui/parts/Confirm.tsx';
import { notify } from '@venue/shared-ui/parts/notify.ts';
import { useRef } from 'react';
import { Presence } from '../../app/record/Presence.tsx';
import { RecordHistory } from '../../app/record/RecordHistory.tsx';
import { loggedFields } from './loggedFields.ts';
import { moveLabels, moveOf, type ResidentAction } from './moveQuestion.ts';
import css from './Resident.module.css';
import { ResidentFieldset } from './ResidentFieldset.tsx';
import { ResidentPicture } from './ResidentPicture.tsx';
import { residentSchema, valuesOf } from './residentForm.ts';
import { movedTexts, residentTexts } from './residentTexts.ts';
import { type Submitted, SubmittedPanel } from './SubmittedPanel.tsx';

const { done, refused, failed } = residentTexts.update;

/** A resident in the hands of staff: the fields, the picture, what the customer told, and the way to the site. */
export function ResidentEditor({ resident }: { resident: Resident }) {
  const { residentId, submitted } = resident;
  const { send } = useSend(saveResident, { refused, failed });
  const conflict = useConflict(Resident, 'Резидента', valuesOf);
  // Which move the form is sent for, if any.
  const moving = useRef<ResidentAction | null>(null);

  const form = useForm({
    schema: residentSchema,
    from: valuesOf(resident),
    submit: async (values, current) => {
      const action = moving.current;
      if (!action && !current.methods.formState.isDirty) return notify.info('Все изменения уже сохранены');
      const handles = conflict.begin(current, () => sendFor(action));
      const status = action ? { residentStatus: moveOf(action).to } : {};
      const reply = await send({ body: { ...values, ...status, residentId } }, { handles });
      if (!reply) return;
      current.markSaved(valuesOf(reply.message));
      notify.success(action ? movedTexts[action] : done);
    },
  });
  // Read while drawing, or react-hook-form does not keep it for the submit.
  const dirty = form.methods.formState.isDirty;
  const { setValue } = form.methods;
  useFollow(form, valuesOf(resident));

  const sendFor = async (action: ResidentAction | null) => {
    moving.current = action;
    await form.onSubmit();
    // A form that was refused beside its fields has not moved, and the next saving is not to.
    moving.current = null;
  };
  const move = async (action: ResidentAction) => {
    if (form.busy || !(await confirm(moveOf(action).question))) return;
    await sendFor(action);
  };
  const takeOver = ({ residentName, residentDescription, residentSiteUrl }: Submitted) => {
    setValue('residentName', residentName, { shouldDirty: true, shouldValidate: true });
    setValue('residentDescription', asDescription(residentDescription), { shouldDirty: true });
    setValue('residentSiteUrl', residentSiteUrl, { shouldDirty: true });
  };
  return (
    <>
      <Presence kind="resident" id={residentId} />
      <div className={css.columns}>
        <div className={css.card}>
          <Form form={form} label="Резидент">
            <SaveKey />
            <UnsavedGuard dirty={dirty} />
            {conflict.note}
            <ResidentFieldset />
            <div className={css.buttons}>
              <SubmitButton size="medium">Сохранить</SubmitButton>
              {resident.can.map(action => (
                <Button
                  key={action}
                  variant="outlined"
                  color={action === 'unpublish' ? 'inherit' : 'primary'}
                  aria-disabled={form.busy || undefined}
                  onClick={() => void move(action)}
                >
                  {dirty ? `Сохранить и\u00a0${moveLabels[action].toLowerCase()}` : moveLabels[action]}
                </Button>
              ))}
              <span className={css.soft} role="status">
                {dirty ? 'Есть несохранённые изменения' : 'Все изменения сохранены'}
              </span>
            </div>
          </Form>
        </div>
        <aside className={css.beside} aria-label="О&nbsp;карточке">
          <div className={css.card}>
            <ResidentPicture resident={resident} />
          </div>
        </aside>
        <div className={css.past}>
          {submitted && <SubmittedPanel {...resident} submitted={submitted} takeOver={() => takeOver(submitted)} />}
          <div className={css.card}>
            <RecordHistory kind="resident" id={residentId} fields={loggedFields} />
          </div>
        </div>
      </div>
    </>
  );
}
