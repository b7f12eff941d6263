import type { ArticleRow } from '@venue/sdk/articles/model';
import { articleKind, articleStatus } from '@venue/sdk/articles/model';
import { type BrandRow, brandStatus } from '@venue/sdk/brands/model';
import { type MarketRequestRow, marketRequestStatus } from '@venue/sdk/market/model';
import { avatarStatus, type UserProfile } from '@venue/sdk/profile/model';
import { formatDate } from '@venue/shared-ui/dates/format.ts';
import { type Address, href } from '@venue/shared-ui/shell/screens.tsx';
import { articlePaths } from '../articles/articles.paths.ts';
import { brandPaths } from '../brands/brands.paths.ts';
import { requestPaths } from '../market/market.paths.ts';
import { privacyPaths } from '../privacy/privacy.paths.ts';

/** One thing that waits for the person, and where it is done. */
export interface Waiting {
  readonly title: string;
  readonly text: string;
  readonly to: string;
}

interface Own {
  readonly profile: UserProfile;
  readonly deletionAt: string | null;
  /** Where this kind of account has its personal data. */
  readonly info: Address;
}

/** What waits for the person in their own data, the most pressing first. */
export function waitingAboutMe({ profile, deletionAt, info }: Own): Waiting[] {
  const all: Waiting[] = [];
  const add = (title: string, text: string, to = info.path) => all.push({ title, text, to });
  if (deletionAt !== null)
    add(`Учётная запись будет удалена ${formatDate(deletionAt)}`, 'Ещё можно передумать', privacyPaths.page.path);
  if (profile.bioName === '') add('Укажите, как вас зовут', 'Имя нужно для броней, чеков и\u00a0договоров');
  if (!profile.userPhoneActive) add('Подтвердите номер телефона', 'Пришлём на\u00a0него код');
  if (profile.userEmail === '') add('Укажите электронную почту', 'На\u00a0неё придут чеки и\u00a0ответы');
  else if (!profile.userEmailActive) add('Подтвердите электронную почту', `Пришлём код на\u00a0${profile.userEmail}`);
  if (profile.avatarConfirmStatus === avatarStatus.declined)
    add('Фото отклонено', profile.rejectionReason ?? 'Загрузите другое');
  if (profile.verificationReason) add('Учётная запись не\u00a0подтверждена', profile.verificationReason);
  return all;
}

interface Sent {
  readonly brands: readonly BrandRow[];
  readonly requests: readonly MarketRequestRow[];
  readonly articles: readonly ArticleRow[];
}

const open = 'Откройте, чтобы посмотреть причину';
const sentBack: readonly number[] = [brandStatus.rework, brandStatus.declined];
const articleBack: readonly number[] = [articleStatus.rework, articleStatus.rejected];

/** What staff have sent back of the things the person had asked them to look at. */
export function waitingSentBack({ brands, requests, articles }: Sent): Waiting[] {
  return [
    ...brands
      .filter(each => sentBack.includes(each.brandStatus))
      .map(each => ({
        title: `Бренд «${each.brandName}»: ${brandStatus.option(each.brandStatus).label.toLowerCase()}`,
        text: each.rejectionReason ?? open,
        to: href(brandPaths.edit, { brandId: each.brandId }),
      })),
    ...requests
      .filter(each => each.requestStatus === marketRequestStatus.declined)
      .map(each => ({
        title: `Заявка №\u00a0${each.requestId}: отклонена`,
        text: each.rejectionReason ?? open,
        to: href(requestPaths.edit, { requestId: each.requestId }),
      })),
    ...articles
      .filter(each => articleBack.includes(each.statusValue))
      .map(each => ({
        title: `${articleKind.option(each.articleKind).label} «${each.articleTitle}»: ${articleStatus.option(each.statusValue).label.toLowerCase()}`,
        text: each.rejectionReason ?? open,
        to: href(articlePaths.page, { articleId: each.articleId }),
      })),
  ];
}
