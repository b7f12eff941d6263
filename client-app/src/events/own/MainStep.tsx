import { listCategories } from '@venue/sdk/events';
import { ageSign, type EventCategory, eventKind } from '@venue/sdk/events/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Choose, Text, TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { Row } from '@venue/shared-ui/form/Form.tsx';
import { fields } from './eventForm.ts';

interface Props {
  /** A new one: whether it is an event or an announcement is chosen now and never changes. */
  isNew: boolean;
  /** The category it has, which may be offered no more. */
  category: EventCategory | null;
}

/** What it is and whose. */
export function MainStep({ isNew, category }: Props) {
  const { data } = useCall(listCategories, {});
  const offered = data?.message.categories ?? [];
  const own = category && !offered.some(each => each.categoryId === category.categoryId) ? [category] : [];
  return (
    <>
      {isNew && (
        <Choose
          name="eventKind"
          label="Что это будет"
          options={eventKind.options}
          hint="Анонс рассказывает о&nbsp;том, что впереди, и&nbsp;обходится без билетов. Потом изменить нельзя"
        />
      )}
      <Text name="eventTitle" label={fields.eventTitle.label} maxLength={300} />
      <TextArea
        name="eventLead"
        label={fields.eventLead.label}
        hint="Две-три фразы: их видно в&nbsp;списке"
        maxLength={1000}
      />
      <Choose
        name="categoryId"
        label={fields.categoryId.label}
        options={[...offered, ...own].map(each => ({ id: each.categoryId, label: each.categoryName }))}
      />
      <Row>
        <Text
          name="organizerName"
          label={fields.organizerName.label}
          hint="Под этим именем вас увидят гости"
          maxLength={300}
          optional
        />
        <Choose name="ageSign" label={fields.ageSign.label} options={ageSign.options} />
      </Row>
    </>
  );
}
