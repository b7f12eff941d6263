import { ApiFailure, check, innDigitsFit, messages, textOf, Unreachable } from '@venue/sdk';
import { addCompany } from '@venue/sdk/brands';
import { findInn } from '@venue/sdk/profile';
import { contragentType, type Organisation, OrganisationFields } from '@venue/sdk/profile/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Field, inputClass } from '@venue/shared-ui/fields/Field.tsx';
import { PlainSelect } from '@venue/shared-ui/fields/PlainSelect.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { type KeyboardEvent, useState } from 'react';
import type * as z from 'zod/mini';
import css from './CompanyField.module.css';

type Registered = NonNullable<Parameters<ReturnType<typeof useSend<typeof addCompany>>['send']>[0]['body']>;
type CompanyType = z.output<typeof contragentType.schema>;

interface Props {
  /** Closes without adding; undefined if there is no organisation to choose instead. */
  close: (() => void) | undefined;
  added: (company: Organisation) => Promise<void>;
}

const UNKNOWN = 'В\u00a0реестре такой организации нет. Проверьте ИНН или\u00a0впишите название сами.';
const { company, soleTrader } = contragentType;
const kinds = contragentType.ids.map(id => ({ id, label: contragentType.option(id).label }));
const unknown = { KPP: '', OGRN: '', legalAddress: '', headPosition: '', headName: '' };

/** Finds an organisation by its INN and adds it to mine; what the register does not know is typed in. */
export function AddCompany({ close, added }: Props) {
  const { send: find, busy: finding } = useSend(findInn);
  const { send: add, busy: adding } = useSend(addCompany, {
    failed: 'Не удалось добавить организацию. Попробуйте позже или обратитесь в техподдержку',
  });
  const [inn, setInn] = useState('');
  const [error, setError] = useState<string>();
  const [registered, setRegistered] = useState<Registered>();
  // Used when the register is unavailable or does not know the INN: the user types the name.
  const [byHand, setByHand] = useState<{ why: string; name: string; nameError?: string; type: CompanyType }>();

  const look = async () => {
    if (finding) return;
    const INN = inn.replace(/\D/g, '');
    setRegistered(undefined);
    setByHand(undefined);
    const wrong = check(OrganisationFields.shape.INN, INN);
    setError(wrong.ok ? undefined : messages.inn);
    if (!wrong.ok) return;
    const mistyped = innDigitsFit(INN) ? '' : ' Похоже, в\u00a0ИНН опечатка: контрольная цифра не\u00a0сходится.';
    const missing = (why: string) =>
      setByHand({ why: why + mistyped, name: '', type: INN.length === 10 ? company : soleTrader });
    const reply = await find(
      { body: { INN } },
      {
        handles: problem => {
          if (problem instanceof ApiFailure && problem.code === 'inn_not_found') missing(UNKNOWN);
          else if (problem instanceof ApiFailure && problem.code === 'inn_down')
            missing(`${problem.text} Или\u00a0впишите название сами.`);
          else if (problem instanceof ApiFailure && problem.fields.INN) setError(problem.fields.INN);
          else if (problem instanceof Unreachable || problem.code === 'rate_limited') setError(textOf(problem, ''));
          else return false;
          return true;
        },
      },
    );
    if (!reply) return;
    if (reply.message.organisation) setRegistered(reply.message.organisation);
    else missing(UNKNOWN);
  };
  const take = async (body: Registered) => {
    const handles = (problem: ApiFailure | Unreachable) => {
      const text = problem instanceof ApiFailure ? Object.values(problem.fields)[0] : undefined;
      setError(text);
      return text !== undefined;
    };
    const reply = await add({ body }, { handles });
    if (reply) await added(reply.message);
  };
  const takeByHand = () => {
    if (!byHand) return;
    if (byHand.name.trim() === '') setByHand({ ...byHand, nameError: messages.required });
    else void take({ ...unknown, name: byHand.name.trim(), type: byHand.type, INN: inn.replace(/\D/g, '') });
  };
  const onEnter = (work: () => void) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    work();
  };
  return (
    <div className={css.add}>
      <div className={css.find}>
        <Field label="ИНН" error={error} hint="10 цифр у\u00a0компании, 12 у\u00a0ИП">
          {wiring => (
            <input
              {...wiring}
              className={inputClass}
              inputMode="numeric"
              autoComplete="off"
              value={inn}
              readOnly={finding}
              onChange={event => {
                // What was found, or is typed by hand, belongs to the INN before.
                setRegistered(undefined);
                setByHand(undefined);
                setInn(event.target.value);
              }}
              onKeyDown={onEnter(() => void look())}
            />
          )}
        </Field>
        <Button variant="outlined" aria-disabled={finding || undefined} onClick={() => void look()}>
          {finding ? 'Ищем…' : 'Найти'}
        </Button>
      </div>
      <div role="status">
        {registered && (
          <Stack gap={4}>
            <strong>{registered.name}</strong>
            <SoftText as="span" size="small">
              {[registered.legalAddress, registered.headName].filter(Boolean).join(' · ')}
            </SoftText>
          </Stack>
        )}
        {byHand && <SoftText size="small">{byHand.why}</SoftText>}
      </div>
      {byHand && (
        <>
          <Field label="Название" error={byHand.nameError}>
            {wiring => (
              <input
                {...wiring}
                className={inputClass}
                maxLength={300}
                value={byHand.name}
                onChange={event => setByHand({ why: byHand.why, type: byHand.type, name: event.target.value })}
                onKeyDown={onEnter(takeByHand)}
              />
            )}
          </Field>
          <Field label="Кто это">
            {wiring => (
              <PlainSelect
                wiring={wiring}
                value={byHand.type}
                options={kinds}
                onChange={type => type && setByHand({ ...byHand, type })}
              />
            )}
          </Field>
        </>
      )}
      <Flow gap={8}>
        {registered && (
          <Button variant="contained" aria-disabled={adding || undefined} onClick={() => void take(registered)}>
            Выбрать
          </Button>
        )}
        {byHand && (
          <Button variant="contained" aria-disabled={adding || undefined} onClick={takeByHand}>
            Добавить
          </Button>
        )}
        {close && <Button onClick={close}>Отмена</Button>}
      </Flow>
    </div>
  );
}
