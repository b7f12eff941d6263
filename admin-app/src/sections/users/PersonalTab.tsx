import type { AdminUserCard } from '@venue/sdk/users/model';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { ExternalLink } from '../../app/ExternalLink.tsx';
import { Mail, Phone } from '../../app/record/Contacts.tsx';
import { Facts } from '../../app/record/Facts.tsx';
import { Organisations } from './Organisations.tsx';
import css from './UserPage.module.css';

/** The data a person entered about themselves, their organisations and their business. */
export function PersonalTab({ user }: { user: AdminUserCard }) {
  const { resident, card } = user;
  return (
    <>
      <section className={css.part}>
        <h3>Личные данные</h3>
        <Facts
          rows={[
            ['Фамилия', user.bioLastname],
            ['Имя', user.bioName],
            ['Отчество', user.bioMiddlename],
            [
              'Телефон',
              <Phone key="phone" digits={user.userPhone} note={!user.userPhoneActive && 'не\u00a0подтверждён'} />,
            ],
            [
              'Почта',
              user.userEmail && (
                <Mail
                  key="mail"
                  to={user.userEmail}
                  note={
                    user.userEmailBouncedAt ? 'письма не\u00a0доходят' : !user.userEmailActive && 'не\u00a0подтверждена'
                  }
                />
              ),
            ],
            ['ИНН', user.bioINN],
            ['Письма о\u00a0новостях', user.emailAccept ? 'согласен получать' : 'не\u00a0получает'],
            ['Пробный день', user.coworkingTestDayUsed ? 'использован' : 'не\u00a0использован'],
            ['Зарегистрирован', formatDateTime(user.createdAt)],
            ['Последний вход', user.lastSeenAt ? formatDateTime(user.lastSeenAt) : 'ещё не\u00a0было'],
          ]}
        />
      </section>
      <section className={css.part}>
        <h3>Организации</h3>
        <Organisations organisations={user.organisations} />
      </section>
      <section className={css.part}>
        <h3>Данные резидента</h3>
        {resident ? (
          <Facts
            rows={[
              ['Название', resident.residentName],
              ['Описание', resident.residentDescription],
              ['Сайт', resident.residentSiteUrl && <ExternalLink key="site" to={resident.residentSiteUrl} />],
            ]}
          />
        ) : (
          <p className={css.soft}>Не&nbsp;заполнены</p>
        )}
      </section>
      <section className={css.part}>
        <h3>Визитка</h3>
        {card ? (
          <Facts
            rows={[
              ['Имя', card.cardName],
              ['Должность', card.cardPosition],
              ['Компания', card.cardCompany],
              ['Телефон', card.cardPhone && <Phone key="phone" digits={card.cardPhone} />],
              ['Почта', card.cardEmail && <Mail key="mail" to={card.cardEmail} />],
              ['Сайт', card.cardSiteUrl && <ExternalLink key="site" to={card.cardSiteUrl} />],
              ['ВКонтакте', card.cardSocials.vk && <ExternalLink key="vk" to={card.cardSocials.vk} />],
              ['Телеграм', card.cardSocials.tg && <ExternalLink key="tg" to={card.cardSocials.tg} />],
              ['О\u00a0себе', card.cardAbout],
              ['По\u00a0ссылке', card.cardIsPublished ? 'видна всем' : 'закрыта'],
            ]}
          />
        ) : (
          <p className={css.soft}>Не&nbsp;заполнена</p>
        )}
      </section>
    </>
  );
}
