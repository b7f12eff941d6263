import { authorRecord } from '@venue/sdk/authors/kind';
import { Text, TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { Row } from '@venue/shared-ui/form/Form.tsx';
import type { ReactNode } from 'react';
import { SocialsFields } from '../../app/record/form/SocialsFields.tsx';
import { CategoriesField } from '../stories/stories.view.ts';

const { authorName, authorCity, authorHobbies, categories } = authorRecord.fields;

/** The fields of an author; `children` is the field of the text. */
export const AuthorFieldset = ({ children }: { children: ReactNode }) => (
  <>
    <Row>
      <Text name="authorName" label={authorName.label} placeholder="Вера Ильина" maxLength={200} />
      <Text name="authorCity" label={authorCity.label} maxLength={100} optional />
    </Row>
    <TextArea name="authorHobbies" label={authorHobbies.label} maxLength={1000} optional />
    <CategoriesField name="categoryIds" label={categories.label} hint="О&nbsp;чём пишет этот автор" optional />
    {children}
    <SocialsFields name="authorSocials" />
  </>
);
