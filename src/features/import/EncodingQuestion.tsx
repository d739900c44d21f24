import styled from '@emotion/styled';
import { useId } from 'react';
import { encodingNames } from '~/lib/csv/encodings';
import type { ImportFile } from './ImportFile';
import type { ImportFiles } from './ImportFiles';
import { theme } from '~/theme/theme';
import { radioStyle } from '~/ui/Choice';
import { Fieldset } from '~/ui/Field';
import { MutedText } from '~/ui/text';

interface EncodingQuestionProps {
  readonly files: ImportFiles;
  readonly file: ImportFile;
}

/** Asks in which of its possible encodings a file reads right. */
export function EncodingQuestion({ files, file }: EncodingQuestionProps) {
  const name = useId();
  const { id, candidates = [], format, state } = file;
  return (
    <Box role="group" aria-label={`Encoding of ${file.file.name}`}>
      <MutedText>{file.file.name}</MutedText>
      <Fieldset legend="Which of these is right?">
        {candidates.map(({ encoding, samples }) => (
          <label key={encoding}>
            <input
              type="radio"
              name={name}
              checked={state !== 'rejected' && format.encoding === encoding}
              onChange={() => void files.setEncoding(id, encoding)}
            />
            <bdi>{samples.join(' · ')}</bdi>
            <MutedText>{encodingNames[encoding]}</MutedText>
          </label>
        ))}
        <label>
          <input
            type="radio"
            name={name}
            checked={state === 'rejected'}
            onChange={() => void files.setEncoding(id, undefined)}
          />
          <span>None of these</span>
        </label>
      </Fieldset>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  padding: ${theme.space[3]};
  border: 1px solid ${theme.warning.border};
  border-radius: ${theme.radius.control};
  background: ${theme.warning.subtle};
  overflow-wrap: anywhere;
  & label {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${theme.space[2]};
    min-block-size: ${theme.control.small};
  }
  & input {
    ${radioStyle}
  }
`;
