import { addSynonym, listSynonyms, removeSynonym, saveSynonym } from '@venue/sdk/search/admin';
import { synonymRecord } from '@venue/sdk/search/kind';
import type { Synonym } from '@venue/sdk/search/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Text } from '@venue/shared-ui/fields/inputs.tsx';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useState } from 'react';
import css from './SynonymsPage.module.css';

const { fields: labels, texts } = synonymRecord;
const { create, update, remove } = texts;

/** What people call things, for the search of the site and of the back office: added, changed and removed. */
export default function SynonymsPage() {
  const { data, error, refetch } = useCall(listSynonyms, {});
  const [edited, setEdited] = useState<number | null>(null);
  // A key that remounts the form after each addition, so that it is empty again.
  const [added, setAdded] = useState(0);
  const synonyms = data?.message.synonyms;
  return (
    <Page {...useScreen()}>
      <div className={css.page}>
        <p className={css.soft}>
          Гости называют вещи по-своему: по&nbsp;их&nbsp;слову поиск найдёт и&nbsp;то, что на&nbsp;сайте называется
          иначе.
        </p>
        <CallForm
          keep="synonym"
          key={added}
          call={addSynonym}
          from={{ synonymWord: '', synonymMeaning: '' }}
          texts={create}
          done={() => setAdded(added + 1)}
          label="Новое слово"
        >
          <Fields />
          <SubmitButton size="medium">Добавить</SubmitButton>
        </CallForm>
        {synonyms ? (
          synonyms.length === 0 ? (
            <Empty title="Слов пока нет" text="Добавьте первое: «переговорка»&nbsp;— «переговорная»." />
          ) : (
            <ul className={css.list}>
              {synonyms.map(synonym => (
                <li key={synonym.synonymId}>
                  {edited === synonym.synonymId ? (
                    <Edit synonym={synonym} close={() => setEdited(null)} />
                  ) : (
                    <OneSynonym synonym={synonym} edit={() => setEdited(synonym.synonymId)} />
                  )}
                </li>
              ))}
            </ul>
          )
        ) : error ? (
          <ErrorNote error={error} title="Не удалось загрузить слова" retry={() => void refetch()} />
        ) : (
          <TextSkeleton lines={8} />
        )}
      </div>
    </Page>
  );
}

const Fields = () => (
  <div className={css.fields}>
    <Text name="synonymWord" label={labels.synonymWord.label} placeholder="переговорка" maxLength={60} />
    <Text name="synonymMeaning" label={labels.synonymMeaning.label} placeholder="переговорная" maxLength={60} />
  </div>
);

function OneSynonym({ synonym, edit }: { synonym: Synonym; edit: () => void }) {
  const { synonymId, synonymWord, synonymMeaning } = synonym;
  const { send, busy } = useSend(removeSynonym, remove);
  return (
    <div className={css.synonym}>
      <p className={css.words}>
        <span>{synonymWord}</span>
        <span className={css.soft}>
          <span aria-hidden="true">→ </span>
          {synonymMeaning}
        </span>
      </p>
      <div className={css.tools}>
        <Button size="small" onClick={edit} aria-label={`Изменить слово ${synonymWord}`}>
          Изменить
        </Button>
        <Button
          size="small"
          color="inherit"
          aria-busy={busy || undefined}
          aria-label={`Удалить слово ${synonymWord}`}
          onClick={() => void send({ body: { synonymId } })}
        >
          Удалить
        </Button>
      </div>
    </div>
  );
}

function Edit({ synonym, close }: { synonym: Synonym; close: () => void }) {
  return (
    <CallForm
      keep={`synonym:${synonym.synonymId}`}
      call={saveSynonym}
      from={synonym}
      texts={update}
      done={close}
      label={`Слово ${synonym.synonymWord}`}
    >
      <Fields />
      <div className={css.tools}>
        <SubmitButton size="medium">Сохранить</SubmitButton>
        <Button color="inherit" onClick={close}>
          Отмена
        </Button>
      </div>
    </CallForm>
  );
}
