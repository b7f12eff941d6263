import { ageSign, type EventCategory } from '@venue/sdk/events/model';
import type { ReactNode } from 'react';
import { Choose, Text, TextArea } from '../../fields/inputs.tsx';
import { Row } from '../../form/Form.tsx';
import { fields } from './eventForm.ts';

interface Props {
  /** The category field, see `CategoryField`. */
  category: ReactNode;
  organizerHint: string;
}

/** The title, lead, category, organiser and age sign of an event. */
export function MainStep({ category, organizerHint }: Props) {
  return (
    <>
      <Text name="eventTitle" label={fields.eventTitle.label} maxLength={300} />
      <TextArea
        name="eventLead"
        label={fields.eventLead.label}
        hint="Две-три фразы: их видно в&nbsp;списке"
        maxLength={1000}
      />
      {category}
      <Row>
        <Text name="organizerName" label={fields.organizerName.label} hint={organizerHint} maxLength={300} optional />
        <Choose name="ageSign" label={fields.ageSign.label} options={ageSign.options} />
      </Row>
    </>
  );
}

export const CategoryField = ({ categories }: { categories: readonly EventCategory[] }) => (
  <Choose
    name="categoryId"
    label={fields.categoryId.label}
    options={categories.map(each => ({ id: each.categoryId, label: each.categoryName }))}
  />
);
