import { failedAt } from '@venue/sdk';
import { addScenarioStage, removeScenarioStage } from '@venue/sdk/event-requests';
import { type EventRequest, stageRemovalConfirm } from '@venue/sdk/event-requests/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Outline } from '@venue/shared-ui/parts/Icon.tsx';
import { iconPaths } from '@venue/shared-ui/parts/iconPaths.ts';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { Sortable } from '@venue/shared-ui/parts/Sortable.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { RequestValues } from '../form/requestForm.ts';
import { SaveFirst } from '../form/SaveFirst.tsx';
import { PrintOrder } from './PrintOrder.tsx';
import css from './ScenarioStep.module.css';
import { StageRow } from './StageRow.tsx';
import { inPlace, nextOrder, nextStart, reordered } from './stages.ts';

const noun = { one: 'Этап', acc: 'этап', gender: 'm' } as const;
const name = 'technicalScenarios';

/** The running order: stages of each place one after another, put in order by dragging or by keyboard. */
export default function ScenarioStep({
  request,
  flush,
}: {
  request: EventRequest | undefined;
  flush: () => Promise<void>;
}) {
  // The form has a value for every field from the start.
  const values = useWatch() as RequestValues;
  if (!request) return <SaveFirst>этапы сценария</SaveFirst>;
  const groups = request.eventRequestTechnicalScenarios;
  if (groups.length === 0)
    return <p className={css.none}>Выберите пространство: сценарий составляется отдельно для каждого.</p>;
  return (
    <>
      <p>
        Что и&nbsp;когда происходит на&nbsp;площадке: по&nbsp;сценарию техник включает звук, свет и&nbsp;экран. Времена
        этапов одного пространства не&nbsp;должны пересекаться.
      </p>
      {groups.map(group => (
        <Place key={group.spaceId} request={request} group={group} />
      ))}
      <PrintOrder request={request} values={values} flush={flush} />
    </>
  );
}

interface Props {
  request: EventRequest;
  group: EventRequest['eventRequestTechnicalScenarios'][number];
}

function Place({ request, group: { spaceId, spaceName } }: Props) {
  const { setValue, getValues } = useFormContext<RequestValues>();
  const all = useWatch<RequestValues, typeof name>({ name });
  const stages = inPlace(all, spaceId);
  const [open, setOpen] = useState<number>();
  // The stage added last: the focus moves to it.
  const [added, setAdded] = useState<number>();
  const place = useRef<HTMLElement>(null);
  const adding = useSend(addScenarioStage, {
    done: 'Этап успешно добавлен',
    refused: 'Не удалось добавить этап',
    failed: failedAt('добавлении этапа'),
  });
  const removing = useSend(removeScenarioStage, {
    done: 'Этап успешно удалён',
    refused: 'Не удалось удалить этап',
    failed: failedAt('удалении этапа'),
  });
  const add = async () => {
    const reply = await adding.send({
      body: {
        eventRequestId: request.eventRequestId,
        spaceId,
        technicalScenarioValue: 'Новый этап',
        technicalScenarioOrder: nextOrder(stages),
        technicalScenarioTimeStart: nextStart(stages, request.eventRequestDateStart),
      },
    });
    if (!reply) return;
    setOpen(reply.id);
    setAdded(reply.id);
  };
  const remove = async (technicalScenarioId: number, value: string) => {
    const question = { title: stageRemovalConfirm, text: value, yes: 'Удалить', danger: true };
    if (!(await confirm(question)) || !(await removing.send({ body: { technicalScenarioId } }))) return;
    // The focused element was removed with the stage.
    place.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  };
  return (
    <section ref={place} className={css.place} aria-labelledby={`place-${spaceId}`}>
      <h3 id={`place-${spaceId}`}>{spaceName}</h3>
      <Sortable
        ids={stages.map(each => each.technicalScenarioId)}
        noun={noun}
        put={(id, to) =>
          setValue(name, reordered(getValues(name), id, to), { shouldDirty: true, shouldValidate: true })
        }
      >
        <Stack as="ol" gap={8} aria-label={`Этапы: ${spaceName}`}>
          {stages.map(stage => (
            <StageRow
              key={stage.technicalScenarioId}
              stage={stage}
              index={all.indexOf(stage)}
              request={request}
              open={open === stage.technicalScenarioId}
              fresh={added === stage.technicalScenarioId}
              onToggle={shown =>
                setOpen(current => {
                  const { technicalScenarioId: id } = stage;
                  // A stage that closes because another opened fires its toggle event later; it must not reset the open
                  // one.
                  return shown ? id : current === id ? undefined : current;
                })
              }
              fold={() => setOpen(undefined)}
              onRemove={() => void remove(stage.technicalScenarioId, stage.technicalScenarioValue)}
            />
          ))}
        </Stack>
      </Sortable>
      <div>
        <Button
          variant="outlined"
          startIcon={<Outline path={iconPaths.plus} size={20} />}
          data-add
          aria-disabled={adding.busy || undefined}
          onClick={() => void add()}
        >
          Добавить этап
        </Button>
      </div>
    </section>
  );
}
