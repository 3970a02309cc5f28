/** What the FAQs say, in English. */
export const en = {
  faqSearch: 'Search the questions',
  faqCount: '{count, plural, =0 {No answer found} one {# question} other {# questions}}',
  noAnswer: 'No answer found. Write to us',
  noAnswerText: 'Try other words, or ask us here.',
  answerLink: 'Link to this answer',
} as const;
