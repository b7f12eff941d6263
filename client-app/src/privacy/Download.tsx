import { failedAt } from '@venue/sdk';
import { exportMyData } from '@venue/sdk/privacy';
import { saveFile } from '@venue/shared-ui/data/saveFile.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import css from './Consent.module.css';
import { PasswordPrompt } from './PasswordPrompt.tsx';

/** Everything that is kept about the person, in one archive. */
export function Download() {
  const { send } = useSend(exportMyData, { done: 'Файл успешно скачан', failed: failedAt('скачивании файла') });
  return (
    <section className={css.card} aria-labelledby="download-heading">
      <h2 id="download-heading">Забрать свои данные</h2>
      <p className={css.soft}>
        Архив ZIP: всё, что мы&nbsp;храним о&nbsp;вас, в&nbsp;файле data.json, и&nbsp;рядом ваши документы и&nbsp;фото.
      </p>
      <PasswordPrompt
        open="Скачать архив"
        submit="Скачать"
        act={async (password, setServerErrors) => {
          const file = await send({ body: { password } }, { handles: setServerErrors });
          if (file) saveFile(file);
          return file !== undefined;
        }}
      />
    </section>
  );
}
