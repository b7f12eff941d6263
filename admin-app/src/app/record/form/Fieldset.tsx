import { type Label, labelOf, lengthOf, mayBeEmpty, type Option, shapeOf, typeOf } from '@venue/sdk';
import { DateField } from '@venue/shared-ui/dates/DateField.tsx';
import type { FieldProps } from '@venue/shared-ui/fields/Field.tsx';
import { Checkbox, Choose, Text, TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { NumberField } from '@venue/shared-ui/fields/NumberField.tsx';
import { PhoneField } from '@venue/shared-ui/fields/PhoneField.tsx';
import { wholeNumber } from '@venue/shared-ui/fields/wholeNumber.ts';
import { Group, Row } from '@venue/shared-ui/form/Form.tsx';
import { RichText } from '@venue/shared-ui/rich-text/RichText.tsx';
import { Fragment, type ReactNode } from 'react';
import type * as z from 'zod/mini';

/** What an input gets from the declaration of its field. */
export interface InputProps extends FieldProps {
  readonly placeholder?: string;
  readonly maxLength?: number;
}

/** Inputs that a section draws itself, by the names of their fields. */
export type Own<Shape> = { readonly [Name in keyof Shape]?: (props: InputProps) => ReactNode };

interface Props<S extends z.ZodMiniObject> {
  /** The fields, declared with `labelled`. */
  of: S;
  /** The other inputs follow from the types of the fields. */
  own?: Own<S['shape']> | undefined;
}

/** The inputs of a record's fields, in the order of their declaration. */
export const Fieldset = <S extends z.ZodMiniObject>({ of, own = {} }: Props<S>) => (
  <Inputs shape={of.shape} own={own} within="" />
);

interface InputsProps {
  shape: z.core.$ZodShape;
  own: { readonly [name: string]: ((props: InputProps) => ReactNode) | undefined };
  /** The path of the object that has the fields, with a dot at the end. */
  within: string;
}

function Inputs({ shape, own, within }: InputsProps) {
  const fields = Object.entries(shape).map(([key, schema]) => {
    const name = within + key;
    const label = labelOf(schema);
    if (!label) throw new TypeError(`the field ${name} has no label`);
    const props = propsOf(name, schema, label);
    const draw = own[key];
    return { name, half: label.half, input: draw ? draw(props) : <Input {...{ schema, label, props }} /> };
  });
  return inRows(fields).map(([{ name, input }, second]) =>
    second ? (
      <Row key={name}>
        {input}
        {second.input}
      </Row>
    ) : (
      <Fragment key={name}>{input}</Fragment>
    ),
  );
}

/** Puts fields of half the width into rows of two. */
function inRows<F extends { readonly half: true | undefined }>(fields: readonly F[]): readonly (readonly [F, F?])[] {
  const rows: [F, F?][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    if (last?.[0].half && field.half && !last[1]) last[1] = field;
    else rows.push([field]);
  }
  return rows;
}

function propsOf(name: string, schema: z.core.$ZodType, { label, hint, placeholder }: Label): InputProps {
  const maxLength = lengthOf(schema);
  return {
    name,
    label,
    ...(hint !== undefined && { hint }),
    ...(placeholder !== undefined && { placeholder }),
    ...(maxLength !== undefined && { maxLength }),
    ...(mayBeEmpty(schema) && { optional: true }),
  };
}

/** The input for a field's type. */
function Input({ schema, label, props }: { schema: z.core.$ZodType; label: Label; props: InputProps }) {
  const shape = shapeOf(schema);
  if (shape)
    return (
      <Group title={label.label}>
        <Inputs shape={shape} own={{}} within={`${props.name}.`} />
      </Group>
    );
  if (label.values) return <Choose {...props} options={optionsOf(label.values.options)} />;
  switch (typeOf(schema)) {
    case 'richText':
      return <RichText {...props} />;
    case 'link':
      return <Text {...props} inputMode="url" />;
    case 'email':
      return <Text {...props} type="email" inputMode="email" />;
    case 'phone':
      return <PhoneField {...props} />;
    case 'yesNo':
      return <Checkbox {...props} />;
    case 'number':
      return <NumberField {...props} inputMode="numeric" read={wholeNumber} write={String} />;
    case 'day':
      return <DateField {...props} />;
    case 'text':
      return label.lines ? <TextArea {...props} /> : <Text {...props} />;
    default:
      throw new TypeError(`the field ${props.name} needs an input of its own`);
  }
}

const optionsOf = (options: readonly Option[]) =>
  options.flatMap(({ id, label }) => (typeof id === 'boolean' ? [] : [{ id, label }]));
