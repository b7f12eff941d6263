import { createArticle } from '@venue/sdk/articles';
import { articleRecord, newsRecord } from '@venue/sdk/articles/kind';
import { articleKind } from '@venue/sdk/articles/model';
import { getProfile } from '@venue/sdk/profile';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Choose, Text, TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { FormSkeleton } from '@venue/shared-ui/form/FormSkeleton.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useNavigate } from 'react-router-dom';
import editor from '../app/records/Editor.module.css';
import { NewArticle } from './articleForm.ts';
import { articlePaths } from './articles.paths.ts';

/**
 * Begins an article with its title: it becomes a record at once, so that pictures have something to belong to before
 * the first word is written.
 */
export default function CreateArticle() {
  const profile = useCall(getProfile, {});
  const { bioName = '', bioLastname = '' } = profile.data?.message ?? {};
  return (
    <Page
      {...useScreen()}
      narrow
      lead="Начните с&nbsp;заголовка. Черновик сохранится сразу, и&nbsp;дальше можно будет писать текст и&nbsp;вставлять в&nbsp;него фотографии. До&nbsp;проверки его видите только вы."
    >
      {profile.isPending ? <FormSkeleton /> : <NewArticleForm author={`${bioName} ${bioLastname}`.trim()} />}
    </Page>
  );
}

function NewArticleForm({ author }: { author: string }) {
  const navigate = useNavigate();
  const asArticle = useSend(createArticle, articleRecord.texts.create);
  const asNews = useSend(createArticle, newsRecord.texts.create);
  const form = useForm({
    schema: NewArticle,
    from: { articleKind: articleKind.article, articleTitle: '', articleLead: '' },
    draft: 'article.create',
    submit: async (values, current) => {
      const { send } = values.articleKind === articleKind.news ? asNews : asArticle;
      const body = { ...values, articleText: '', articleAuthor: author, articleSourceUrl: '' };
      const reply = await send({ body }, { handles: current.setServerErrors, covers: true });
      if (!reply) return;
      current.markSaved(values);
      navigate(href(articlePaths.edit, { articleId: reply.message.articleId }), { replace: true });
    },
  });
  return (
    <div className={editor.card}>
      <Form form={form} label="Новая статья">
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
          hint="Два-три предложения, по&nbsp;которым решают, читать&nbsp;ли дальше. Можно дописать потом"
          maxLength={1000}
          optional
        />
        <SubmitButton>Создать черновик</SubmitButton>
      </Form>
    </div>
  );
}
