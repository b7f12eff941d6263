import { contragentType } from '@venue/sdk/profile/model';
import type { AdminUserCard } from '@venue/sdk/users/model';
import { Mail, Phone } from '../../app/record/Contacts.tsx';
import { Facts } from '../../app/record/Facts.tsx';
import { OrganisationLink } from '../customers/customers.view.ts';
import css from './UserPage.module.css';

/** The organisations a person represents, with the details that documents need. */
export function Organisations({ organisations }: Pick<AdminUserCard, 'organisations'>) {
  if (organisations.length === 0) return <p className={css.soft}>Организаций нет</p>;
  return organisations.map(of => (
    <details key={of.organisationId} className={css.fold} open={organisations.length === 1}>
      <summary>{of.name}</summary>
      <Facts
        rows={[
          ['Вид', contragentType.option(of.type).label],
          ['ИНН', <OrganisationLink key="inn" INN={of.INN} />],
          ['КПП', of.KPP],
          ['ОГРН', of.OGRN],
          ['Юридический адрес', of.legalAddress],
          ['Почтовый адрес', of.postalAddress],
          ['Руководитель', [of.headPosition, of.headName].filter(Boolean).join(', ')],
          ['Действует на\u00a0основании', of.actsOn],
          ['Банк', [of.bankName, of.BIK && `БИК\u00a0${of.BIK}`].filter(Boolean).join(', ')],
          ['Расчётный счёт', of.account],
          ['Корреспондентский счёт', of.correspondentAccount],
          ['Телефон', of.phone && <Phone key="phone" digits={of.phone} />],
          ['Почта', of.email && <Mail key="mail" to={of.email} />],
        ]}
      />
    </details>
  ));
}
