import { IconHelpCircle, IconQuestionMark, type IconProps } from '@tabler/icons-react';

/** Tabler draws the Latin question mark; turned round it is the Persian one. */
const TURNED = { transform: 'scaleX(-1)' };

export function QuestionMark(props: IconProps) {
  return <IconQuestionMark {...props} style={TURNED} />;
}

export function QuestionCircle(props: IconProps) {
  return <IconHelpCircle {...props} style={TURNED} />;
}
