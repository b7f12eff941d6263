import { templateRecord } from '@venue/sdk/agreements/kind';
import { LONGEST_TERMS, placeholders, usualTitle } from '@venue/sdk/agreements/model';
import { Text, TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import css from './Papers.module.css';

const { templateName, templateTitle, templateText } = templateRecord.fields;

/** What an agreement is called when nobody says it. */
export const TITLE_HINT = `Пусто: «${usualTitle}»`;

/** How the text of an agreement is written. */
export const TERMS_HINT =
  'Разделы отделяет пустая строка. В\u00a0разделе первая строка\u00a0— заголовок, каждая следующая\u00a0— пункт; номера встанут сами';

/** The name of a template, its title and its text, with what may stand in it. */
export const TemplateFieldset = () => (
  <>
    <Text name="templateName" label={templateName.label} placeholder="Аренда зала" maxLength={200} />
    <Text
      name="templateTitle"
      label={templateTitle.label}
      placeholder="Договор аренды зала"
      hint={TITLE_HINT}
      maxLength={200}
      optional
    />
    <TextArea name="templateText" label={templateText.label} hint={TERMS_HINT} maxLength={LONGEST_TERMS} />
    <section aria-labelledby="placeholders">
      <h2 id="placeholders" className={css.small}>
        Что подставится из&nbsp;договора
      </h2>
      <dl className={css.placeholders}>
        {Object.entries(placeholders).map(([name, meaning]) => (
          <div key={name}>
            <dt>
              <code>{`{${name}}`}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  </>
);
