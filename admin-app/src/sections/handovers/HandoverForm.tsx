import { failedAt, formatMoney } from '@venue/sdk';
import { addHandover } from '@venue/sdk/handovers/admin';
import type { OpenShift } from '@venue/sdk/handovers/model';
import { TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { MoneyField } from '@venue/shared-ui/fields/MoneyField.tsx';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { Row } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';

/** What was counted at the end of a shift. */
export function HandoverForm({ shift }: { shift: OpenShift }) {
  const { lastHandoverId, expected } = shift;
  return (
    <CallForm
      // Another shift, or money since, is counted anew.
      key={`${lastHandoverId} ${expected}`}
      call={addHandover}
      from={{ lastHandoverId, expected, counted: expected, differenceReason: '', removed: 0, handoverNote: '' }}
      texts={{ done: 'Смена сдана', refused: 'Не\u00a0удалось сдать смену', failed: failedAt('сдаче смены') }}
      keep={`handover:${lastHandoverId}:${expected}`}
      label="Сдача смены"
    >
      <Row>
        <MoneyField name="counted" label="Посчитано в&nbsp;кассе, ₽" hint={`Должно быть ${formatMoney(expected)}`} />
        <MoneyField name="removed" label="Изъято, ₽" hint="В&nbsp;банк или сейф" />
      </Row>
      <TextArea
        name="differenceReason"
        label="Почему расходится"
        hint="Если посчитано не&nbsp;столько, сколько должно быть"
        maxLength={300}
        optional
      />
      <TextArea name="handoverNote" label="Для&nbsp;следующей смены" maxLength={1000} optional />
      <SubmitButton size="medium">Сдать смену</SubmitButton>
    </CallForm>
  );
}
