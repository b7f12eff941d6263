import {
  contentOption,
  type EventRequest,
  eventDays,
  eventFileType,
  musicOption,
  screenOption,
} from '@venue/sdk/event-requests/model';
import { instantOf } from '@venue/shared-ui/dates/calendar.ts';
import { formatDay } from '@venue/shared-ui/dates/format.ts';
import { TimeField } from '@venue/shared-ui/dates/TimeField.tsx';
import { Choose, TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { Row } from '@venue/shared-ui/form/Form.tsx';
import { REVEAL } from '@venue/shared-ui/form/formState.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Icon } from '@venue/shared-ui/parts/Icon.tsx';
import { useSortableItem } from '@venue/shared-ui/parts/Sortable.tsx';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ListChoose } from '../form/ListChoose.tsx';
import { RequestFiles } from '../form/RequestFiles.tsx';
import type { RequestValues } from '../form/requestForm.ts';
import { useLightTypes, useSoundTypes } from '../lists.ts';
import { ActionField } from './ActionField.tsx';
import css from './ScenarioStep.module.css';
import { type StageValues, spanOf } from './stages.ts';

interface Props {
  stage: StageValues;
  /** Its place among all stages of the form. */
  index: number;
  request: EventRequest;
  open: boolean;
  /** It was added a moment ago and takes the focus. */
  fresh: boolean;
  onToggle: (open: boolean) => void;
  /** Collapses the open stage, because sorting does not work beside a tall item. */
  fold: () => void;
  onRemove: () => void;
}

/** One stage: its time and name in a line, and when it is open all that the technician has to know. */
export function StageRow({ stage, index, request, open, fresh, onToggle, fold, onRemove }: Props) {
  const { technicalScenarioId: id, technicalScenarioValue: value } = stage;
  const { place, handle } = useSortableItem(id, { label: value, role: 'перемещаемый этап' });
  const { getFieldState, formState } = useFormContext<RequestValues>();
  const wrong = getFieldState(`technicalScenarios.${index}`, formState).invalid;
  const details = useRef<HTMLDetailsElement>(null);
  // The summary of errors leads to fields that are folded away.
  useEffect(() => {
    const box = details.current;
    const unfold = () => {
      if (box) box.open = true;
    };
    box?.addEventListener(REVEAL, unfold);
    return () => box?.removeEventListener(REVEAL, unfold);
  }, []);
  useEffect(() => {
    if (fresh) details.current?.querySelector('input')?.focus();
  }, [fresh]);
  return (
    <li {...place} className={css.stage}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears of the handle inside, which is the button */}
      <span onFocus={fold}>{handle}</span>
      <details ref={details} open={open} onToggle={event => onToggle(event.currentTarget.open)}>
        <summary className={css.summary}>
          <span className={css.time}>{spanOf(stage) || 'Время не\u00a0указано'}</span>
          <span className={css.value}>{value || 'Без названия'}</span>
          {wrong && <span className={css.wrong}>есть ошибки</span>}
          <Icon name="down" className={css.chevron} />
        </summary>
        <Fields stage={stage} name={`technicalScenarios.${index}`} request={request} />
        {stage.technicalScenarioRequired ? (
          <p className={css.none}>Обязательный этап: удалить его нельзя.</p>
        ) : (
          <Button size="small" color="error" onClick={onRemove} aria-label={`Удалить этап: ${value}`}>
            Удалить этап
          </Button>
        )}
      </details>
    </li>
  );
}

function Fields({ stage, name, request }: { stage: StageValues; name: string; request: EventRequest }) {
  const { technicalScenarioId: id, technicalScenarioContent: content } = stage;
  const times = useWatch<RequestValues>() as RequestValues;
  const days = eventDays(times);
  const shows = content === contentOption.presentation || content === contentOption.video;
  const linked =
    (shows && stage.technicalScenarioScreen === screenOption.link) || stage.technicalScenarioSound === musicOption.link;
  return (
    <div className={css.fields}>
      <ActionField name={`${name}.technicalScenarioValue`} label="Что происходит" />
      {days.length > 0 && (
        <Choose
          name={`${name}.technicalScenarioDay`}
          label="День"
          options={days.map(({ day }) => ({ id: day, label: formatDay(instantOf(day, 12)) }))}
        />
      )}
      <Row>
        <TimeField name={`${name}.technicalScenarioTimeStart`} label="Начало" />
        <TimeField name={`${name}.technicalScenarioTimeEnd`} label="Окончание" optional />
      </Row>
      <Row>
        <Choose name={`${name}.technicalScenarioContent`} label="На экране" options={contentOption.options} optional />
        {shows && (
          <Choose
            name={`${name}.technicalScenarioScreen`}
            label="Откуда взять"
            options={screenOption.options}
            optional
          />
        )}
      </Row>
      {shows && stage.technicalScenarioScreen === screenOption.file && (
        <RequestFiles request={request} stage={{ id, type: eventFileType.screen }} editable />
      )}
      <Row>
        <ListChoose name={`${name}.technicalScenarioSound`} label="Звук" list={useSoundTypes()} optional />
        <ListChoose name={`${name}.technicalScenarioLight`} label="Свет" list={useLightTypes()} optional />
      </Row>
      {stage.technicalScenarioSound === musicOption.file && (
        <RequestFiles request={request} stage={{ id, type: eventFileType.sound }} editable />
      )}
      <TextArea
        name={`${name}.technicalScenarioContentInfo`}
        label={linked ? 'Ссылки и\u00a0пояснения технику' : 'Пояснения технику'}
        hint={linked ? 'Вставьте ссылку на\u00a0материалы для экрана или музыку' : undefined}
        maxLength={2000}
        optional
      />
    </div>
  );
}
