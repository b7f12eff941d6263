import { failedAt } from '@venue/sdk';
import { type getEventRequest, sendProposal } from '@venue/sdk/event-requests/admin';
import { type ProposalLineFields, proposalLimits } from '@venue/sdk/event-requests/model';
import { Text, TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { ListField } from '@venue/shared-ui/fields/ListField.tsx';
import { MoneyField } from '@venue/shared-ui/fields/MoneyField.tsx';
import { NumberField } from '@venue/shared-ui/fields/NumberField.tsx';
import { wholeNumber } from '@venue/shared-ui/fields/wholeNumber.ts';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { Row } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { Money } from '@venue/shared-ui/parts/Money.tsx';
import { useWatch } from 'react-hook-form';
import type { RecordOf } from '../../app/record/RecordPage.tsx';
import css from './RequestPage.module.css';

type Request = RecordOf<typeof getEventRequest>;

const texts = {
  done: 'Предложение отправлено заказчику',
  refused: 'Не удалось отправить предложение',
  failed: failedAt('отправке предложения'),
} as const;

const empty = { title: '', quantity: 1, unit: 'шт.', unitPrice: null };

/** The lines of the last version; for the first version those of the estimate, without a price where it has none. */
function firstLines({ proposals: [last], estimate }: Request) {
  if (last) return last.lines.map(({ sum: _, ...line }) => line);
  const priced = estimate.lines.map(({ sum: _, ...line }) => line);
  return [...priced, ...estimate.unpriced.map(title => ({ ...empty, title }))];
}

/** A new version of the proposal. */
export default function ProposalForm({ request, close }: { request: Request; close: () => void }) {
  const lines = firstLines(request);
  return (
    <CallForm
      keep={`proposal:${request.eventRequestId}`}
      call={sendProposal}
      to={{ id: request.eventRequestId }}
      from={{
        lines: (lines.length > 0 ? lines : [empty]) as ProposalLineFields[],
        comment: request.proposals[0]?.comment ?? '',
      }}
      texts={texts}
      guarded
      done={close}
      label="Новое предложение"
    >
      <ListField
        name="lines"
        label="Строки предложения"
        empty={empty}
        least={1}
        limit={proposalLimits.lines}
        addLabel="Добавить строку"
        entryLabel={index => `строку ${index + 1}`}
      >
        {name => (
          <div className={css.part}>
            <Text name={`${name}.title`} label="Что предлагаем" maxLength={300} />
            <Row>
              <NumberField
                name={`${name}.quantity`}
                label="Количество"
                inputMode="numeric"
                read={wholeNumber}
                write={String}
              />
              <Text name={`${name}.unit`} label="Единица" maxLength={20} />
              <MoneyField name={`${name}.unitPrice`} label="Цена за&nbsp;единицу, ₽" />
            </Row>
          </div>
        )}
      </ListField>
      <Total />
      <TextArea name="comment" label="Комментарий заказчику" maxLength={2000} optional />
      <Flow gap={8}>
        <SubmitButton size="medium">Отправить предложение</SubmitButton>
        <Button color="inherit" onClick={close}>
          Отмена
        </Button>
      </Flow>
    </CallForm>
  );
}

function Total() {
  const lines = useWatch({ name: 'lines' }) as readonly Partial<ProposalLineFields>[] | undefined;
  const sum = (lines ?? []).reduce((all, { quantity, unitPrice }) => all + (quantity || 0) * (unitPrice || 0), 0);
  return (
    <p aria-live="polite">
      Итого: <Money kopecks={sum} />
    </p>
  );
}
