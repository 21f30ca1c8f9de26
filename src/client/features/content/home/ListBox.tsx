import { ScanText, Upload } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Kept } from '../../../ui/Kept';
import styled from 'styled-components';
import { MAX_LINE_TEXT, MAX_READ_LINES, MAX_FILE_BYTES } from '../../../../contract/constants';
import { useTablePaste } from '../../../shared/pastedList/useTablePaste';
import { TemplateLink } from '../../../shared/TemplateLink';
import { later } from '../../../shell/later';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { by } from '../../../theme/by';
import { color } from '../../../theme/roles';
import { radius, space, type, weight } from '../../../theme/tokens';
import { theme } from '../../../theme/theme';
import { Button } from '../../../ui/Button';
import { InlineError } from '../../../ui/InlineError';
import { linesOf } from './listText';
import type { ListReading } from './useListReading';
import { LIST_FILES } from '../../../shared/files/spreadsheets';
import { rejectedFile } from '../../../ui/fileRules';
import { NativeTextarea } from '../../../ui/nativeControls';

/** Drawn with the page, and moving by styles alone; its script comes with the first use. */
const ReadingShow = later(() => import('./ReadingShow').then((part) => part.ReadingShow));

const Root = styled.div`
  overflow: hidden;
  border: 1px solid ${color('lineStrong')};
  border-radius: ${radius[16]};
  background: ${color('surface')};
  color: ${color('text')};
  box-shadow: ${theme.shadow.dialog};
  &:focus-within {
    border-color: ${color('accent')};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 48px;
  padding: ${space(2)} ${space(5)};
  border-bottom: 1px solid ${color('line')};
  ${type(13)}
  label {
    font-weight: ${weight.semibold};
  }
`;

const Paper = styled(NativeTextarea)<{ $filled: boolean }>`
  display: block;
  width: 100%;
  ${by('$filled', { true: 'height: 336px;', false: 'height: 64px;' })}
  padding: ${space(4)} ${space(5)};
  border: 0;
  background: none;
  outline: none;
  resize: none;
  ${type(14)}
  line-height: 28px;
  &::placeholder {
    color: ${color('textFaint')};
  }
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  flex-wrap: wrap;
  padding: ${space(3)} ${space(4)} ${space(4)} ${space(5)};
  color: ${color('textFaint')};
  ${type(12)}
  /* What may be brought stands above the ways to bring it, which then fit in one line. */
  & > span {
    flex: 1 0 100%;
  }
  & > div {
    margin-left: auto;
  }
`;

const Trouble = styled.div`
  padding: 0 ${space(5)};
`;

/** The box for a list: paste, read, see it understood, all without an account. */
export function ListBox({ reading }: { reading: ListReading }) {
  const { t } = useTranslation('home');
  const errorText = useErrorText();
  const id = useId();
  const { text, fault, error } = reading;
  const paper = useRef<HTMLTextAreaElement>(null);
  const { onType, onPaste } = useTablePaste({ write: reading.setText });
  // Without a list the example is read, so that the button does something at once; a list at fault is led to.
  const read = () => {
    if (fault) paper.current?.focus();
    else reading.read(linesOf(text).length === 0 ? t('sampleLines') : text);
  };
  const readByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) read();
  };
  return (
    <Root
      data-paper="none"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const file = event.dataTransfer.files[0];
        if (!file) return;
        event.preventDefault();
        reading.readFile(file);
      }}
    >
      <Head>
        <label htmlFor={id}>{t('box.label')}</label>
        {text !== '' && (
          <Button variant="ghost" size="sm" onClick={() => reading.setText('')}>
            {t('box.clear')}
          </Button>
        )}
      </Head>
      {text === '' && (
        <Kept name="readingShow">
          <ReadingShow />
        </Kept>
      )}
      <Paper
        id={id}
        ref={paper}
        $filled={text !== ''}
        value={text}
        placeholder={t('box.placeholder')}
        spellCheck={false}
        onChange={(event) => {
          onType();
          reading.setText(event.target.value);
        }}
        onPaste={onPaste}
        onKeyDown={readByKey}
      />
      <Trouble aria-live="polite">
        {fault && (
          <InlineError>{t(`box.${fault}`, { max: fault === 'tooMany' ? MAX_READ_LINES : MAX_LINE_TEXT })}</InlineError>
        )}
        {error ? <InlineError onRetry={() => reading.read()}>{errorText(error)}</InlineError> : null}
      </Trouble>
      <Foot>
        <span>{t('box.hint')}</span>
        <FileButton onFile={reading.readFile} disabled={reading.reading} />
        <TemplateLink kind="quotation-request" />
        <div>
          <Button
            variant="primary"
            size="lg"
            icon={<ScanText />}
            loading={reading.reading}
            onClick={read}
            data-stlbs-id="home-read"
            data-custom-data={JSON.stringify({ lines: linesOf(text).length })}
          >
            {t('box.read')}
          </Button>
        </div>
      </Foot>
    </Root>
  );
}

/** The other way to bring a list: a file from the disk. */
function FileButton({ onFile, disabled }: { onFile: (file: File) => void; disabled: boolean }) {
  const { t } = useTranslation('home');
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState(false);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={LIST_FILES}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) {
            const bad = rejectedFile([file], { accept: LIST_FILES, maxSize: MAX_FILE_BYTES });
            setRefused(bad !== null);
            if (!bad) onFile(file);
          }
          target.value = '';
        }}
      />
      <Button variant="ghost" size="sm" icon={<Upload />} disabled={disabled} onClick={() => input.current?.click()}>
        {t('box.file')}
      </Button>
      {refused && <InlineError>{t('box.fileWrong')}</InlineError>}
    </>
  );
}
