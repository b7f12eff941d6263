import { templateRecord } from '@venue/sdk/agreements/kind';
import { LONGEST_TERMS, placeholders, usualTitle } from '@venue/sdk/agreements/model';
import { Text, TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import css from './Agreements.module.css';

const { templateName, templateTitle, templateText } = templateRecord.fields;

/** The hint with the default title of an agreement. */
export const TITLE_HINT = `Пусто: «${usualTitle}»`;

/** The hint on how to write the text of an agreement. */
export const TERMS_HINT =
  'Разделы отделяет пустая строка. В\u00a0разделе первая строка\u00a0— заголовок, каждая следующая\u00a0— пункт; номера встанут сами';

/** The name of a template, its title and its text, with the placeholders that the text may contain. */
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
