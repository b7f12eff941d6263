import { listBlogCategories, listBlogStories } from '@venue/sdk/stories';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import * as z from 'zod/mini';
import { RecordsList } from '../app/records/RecordsList.tsx';
import { useListAddress } from '../app/records/useListAddress.ts';
import { StoryTile } from './StoryTile.tsx';

const filters = { category: z.int().check(z.positive()) };

/** The published stories of the blog, newest first. */
export default function BlogPage() {
  const address = useListAddress(filters);
  const { page, search } = address;
  const { category } = address.chosen;
  const list = useCall(
    listBlogStories,
    {
      query: {
        page,
        ...(category === undefined ? {} : { storyCategoryId: category }),
        ...(search === '' ? {} : { search }),
      },
    },
    { keepPrevious: true },
  );
  const categories = useCall(listBlogCategories, {}).data?.message.categories ?? [];
  return (
    <Page {...useScreen()}>
      <RecordsList
        address={address}
        searchIn="Заголовок или автор"
        selects={[
          {
            name: 'category',
            label: 'Категория',
            all: 'Все',
            options: categories.map(each => ({ id: each.storyCategoryId, label: each.storyCategoryName })),
          },
        ]}
        list={list}
        tiles="Записи"
        card={row => <StoryTile key={row.storyId} story={row} />}
        texts={{
          failed: 'Не удалось загрузить блог',
          retry: 'Попробуйте другие слова или другую категорию.',
          all: 'Показать все записи',
        }}
        empty={
          <Empty
            title="Записей пока нет"
            text="Здесь появятся рассказы о&nbsp;съёмках, событиях и&nbsp;ремёслах площадки."
          />
        }
      />
    </Page>
  );
}
