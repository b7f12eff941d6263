import { addArticle } from '@venue/sdk/articles/admin';
import { articleKind } from '@venue/sdk/articles/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Choose, Text, TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SaveKey } from '@venue/shared-ui/form/SaveKey.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useNavigate } from 'react-router-dom';
import css from './ArticleEditor.module.css';
import { NewArticle } from './articleForm.ts';
import { editArticle } from './articles.section.ts';
import { useKind } from './KindTabs.tsx';
import { wordsOf } from './words.ts';

/**
 * Begins an article of the venue with its title: it becomes a record at once, so that pictures have something to belong
 * to before the first word is written.
 */
export default function CreateArticle() {
  const kind = useKind();
  const navigate = useNavigate();
  const { send: addAsArticle } = useSend(addArticle, wordsOf(articleKind.article).create);
  const { send: addAsNews } = useSend(addArticle, wordsOf(articleKind.news).create);
  const form = useForm({
    schema: NewArticle,
    from: { articleKind: kind, articleTitle: '', articleLead: '', articleAuthor: '' },
    draft: 'admin.article.add',
    submit: async (values, current) => {
      const send = values.articleKind === articleKind.news ? addAsNews : addAsArticle;
      const body = { ...values, articleText: '', articleSourceUrl: '' };
      const reply = await send({ body }, { handles: current.setServerErrors });
      if (!reply) return;
      current.markSaved(values);
      navigate(href(editArticle, { articleId: reply.message.articleId }), { replace: true });
    },
  });
  return (
    <Page
      {...useScreen()}
      narrow
      lead="Начните с&nbsp;заголовка: черновик сохранится сразу, дальше можно писать текст и&nbsp;вставлять в&nbsp;него картинки. До&nbsp;публикации его видят только сотрудники."
    >
      <div className={css.card}>
        <Form form={form} label="Новая запись">
          <SaveKey />
          <Choose
            name="articleKind"
            label="Что это будет"
            options={articleKind.options}
            hint="Новость коротко сообщает о&nbsp;событии, статья рассказывает подробно. Потом изменить нельзя"
          />
          <Text name="articleTitle" label="Заголовок" maxLength={300} />
          <TextArea
            name="articleLead"
            label="Лид"
            hint="Два-три предложения для списка. Без них запись не&nbsp;опубликовать, но&nbsp;можно дописать потом"
            maxLength={1000}
            optional
          />
          <Text name="articleAuthor" label="Автор" hint="Это имя увидят читатели" maxLength={200} optional />
          <SubmitButton>Создать черновик</SubmitButton>
        </Form>
      </div>
    </Page>
  );
}
