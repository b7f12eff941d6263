import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import css from '../Profile.module.css';
import { labels, type OrganisationValues } from './organisation.fields.ts';

/** What the register says about an organisation, to be looked at before it is saved. */
export function FoundOrganisation({ edit }: { edit: () => void }) {
  const values = useWatch() as OrganisationValues;
  const { name, type, INN, KPP, OGRN, legalAddress, headPosition, headName } = values;
  const heading = useRef<HTMLHeadingElement>(null);
  // The field that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  const facts: readonly (readonly [string, string])[] = [
    ['ИНН', INN],
    ['КПП', KPP],
    [labels(type).OGRN, OGRN],
    [headPosition || 'Руководитель', headName],
    [labels(type).legalAddress, legalAddress],
  ];
  return (
    <div className={css.found}>
      <h3 ref={heading} tabIndex={-1}>
        {name}
      </h3>
      <dl className={css.facts}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([title, value]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <div className={css.buttons}>
        <Button size="small" onClick={edit}>
          Изменить данные
        </Button>
      </div>
    </div>
  );
}
