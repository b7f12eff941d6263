import { addArticle } from '@venue/sdk/articles/admin';
import { articleRecord, articleRecordOf } from '@venue/sdk/articles/kind';
import { ArticleFields, articleKind } from '@venue/sdk/articles/model';
import { Choose, Text, TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import * as z from 'zod/mini';
import { CreatePage } from '../../app/record/form/CreatePage.tsx';
import { articlePaths } from './articles.paths.ts';
import { useKind } from './useKind.ts';

const NewArticle = z.extend(ArticleFields, { articleKind: articleKind.schema });
const empty = { articleTitle: '', articleLead: '', articleText: '', articleAuthor: '', articleSourceUrl: '' };
const { articleTitle, articleLead, articleAuthor } = articleRecord.fields;

/**
 * Creates an article of the venue from its title alone, so that pictures can be attached to it before the first word is
 * written.
 */
export default function CreateArticle() {
  return (
    <CreatePage
      kind={articleRecord}
      kindOf={articleRecordOf}
      create={addArticle}
      schema={NewArticle}
      from={{ ...empty, articleKind: useKind() }}
      paths={articlePaths}
      submit="Создать черновик"
      draft="admin.article.add"
      lead={
        'Начните с\u00a0заголовка: черновик сохранится сразу, дальше можно писать текст и\u00a0вставлять в\u00a0него картинки. До\u00a0публикации его видят только сотрудники.'
      }
    >
      <Choose
        name="articleKind"
        label="Что это будет"
        options={articleKind.options}
        hint="Новость коротко сообщает о&nbsp;событии, статья рассказывает подробно. Потом изменить нельзя"
      />
      <Text name="articleTitle" label={articleTitle.label} maxLength={300} />
      <TextArea
        name="articleLead"
        label={articleLead.label}
        hint="Два-три предложения для списка. Без них запись не&nbsp;опубликовать, но&nbsp;можно дописать потом"
        maxLength={1000}
        optional
      />
      <Text name="articleAuthor" label={articleAuthor.label} hint="Это имя увидят читатели" maxLength={200} optional />
    </CreatePage>
  );
}
