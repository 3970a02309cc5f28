/** Messages of the screens of redirects, in English; `redirects.{field}` are those of the resource. */
export const en = {
  'redirects.title': 'Redirects',
  'redirects.description': 'Former addresses of the public site and where they lead, in all languages',
  'redirects.new': 'New redirect',
  'redirects.empty': 'When a page or guide gets another address, the former one redirects to it',
  'redirects.fromAddress': 'From the path (such as /old-page)',
  'redirects.toAddress': 'To a path of this site or an https link',
  'redirects.origin': 'Made by',
  'redirects.origin.move': 'A page or guide that moved',
  'redirects.origin.staff': 'Staff',
} as const;
