import { plural } from '@venue/sdk';
import { addCategory, listCategories, saveCategory } from '@venue/sdk/events/admin';
import { eventCategoryRecord } from '@venue/sdk/events/kind';
import type { EventCategory } from '@venue/sdk/events/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Text } from '@venue/shared-ui/fields/inputs.tsx';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { useState } from 'react';
import { useMay } from '../../app/frame/useWho.ts';
import css from './CategoriesDialog.module.css';

const { create, update } = eventCategoryRecord.texts;

/** The categories of events: added, renamed, hidden from being chosen and offered again. */
export default function CategoriesDialog({ close }: { close: () => void }) {
  const { data, error, refetch } = useCall(listCategories, {});
  const manages = useMay()('events.manage');
  const [renamed, setRenamed] = useState<number | null>(null);
  // A key that remounts the form after each addition, so that it is empty again.
  const [added, setAdded] = useState(0);
  const categories = data?.message.categories;
  return (
    <SmallDialog title="Категории мероприятий" close={close}>
      {categories ? (
        categories.length === 0 ? (
          <Empty title="Категорий пока нет" text="Добавьте первую: без категории мероприятие не&nbsp;опубликовать." />
        ) : (
          <ul className={css.list}>
            {categories.map(category => (
              <li key={category.categoryId}>
                {renamed === category.categoryId ? (
                  <Rename category={category} close={() => setRenamed(null)} />
                ) : (
                  <OneCategory category={category} manages={manages} rename={() => setRenamed(category.categoryId)} />
                )}
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <ErrorNote error={error} title="Не удалось загрузить категории" retry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={6} />
      )}
      {manages && (
        <CallForm
          keep="event-category"
          key={added}
          call={addCategory}
          from={{ categoryName: '' }}
          texts={create}
          done={() => setAdded(added + 1)}
          label="Новая категория"
        >
          <div className={css.add}>
            <Text name="categoryName" label="Новая категория" maxLength={100} />
            <SubmitButton size="medium">Добавить</SubmitButton>
          </div>
        </CallForm>
      )}
      <DialogButtons>
        <Button color="inherit" onClick={close}>
          Закрыть
        </Button>
      </DialogButtons>
    </SmallDialog>
  );
}

interface Props {
  category: EventCategory;
  manages: boolean;
  rename: () => void;
}

function OneCategory({ category, manages, rename }: Props) {
  const { send, busy } = useSend(saveCategory, update);
  const { categoryId, categoryName, isHidden, eventsCount } = category;
  return (
    <div className={css.category}>
      <div>
        <p className={css.name}>{categoryName}</p>
        <SoftText size="tiny">
          <span>{eventsCount ? plural(eventsCount, 'запись', 'записи', 'записей') : 'Пока не\u00a0используется'}</span>
          {isHidden && <span> · скрыта, выбрать нельзя</span>}
        </SoftText>
      </div>
      {manages && (
        <div className={css.tools}>
          <Button size="small" onClick={rename} aria-label={`Переименовать категорию ${categoryName}`}>
            Переименовать
          </Button>
          <Button
            size="small"
            color="inherit"
            aria-busy={busy || undefined}
            aria-label={`${isHidden ? 'Вернуть' : 'Скрыть'} категорию ${categoryName}`}
            onClick={() => void send({ body: { categoryId, categoryName, isHidden: !isHidden } })}
          >
            {isHidden ? 'Вернуть' : 'Скрыть'}
          </Button>
        </div>
      )}
    </div>
  );
}

function Rename({
  category: { categoryId, categoryName, isHidden },
  close,
}: {
  category: EventCategory;
  close: () => void;
}) {
  return (
    <CallForm
      keep={`event-category:${categoryId}`}
      call={saveCategory}
      from={{ categoryId, categoryName, isHidden }}
      texts={update}
      done={close}
      label={`Категория ${categoryName}`}
    >
      <div className={css.add}>
        <Text name="categoryName" label="Название категории" maxLength={100} />
        <SubmitButton size="medium">Сохранить</SubmitButton>
        <Button color="inherit" onClick={close}>
          Отмена
        </Button>
      </div>
    </CallForm>
  );
}
