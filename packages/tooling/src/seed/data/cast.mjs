// The people whose homes carry hand-made depth: 14 landlords with 60 homes in 12 cities. `homes` counts by city.
export const castLandlords = [
  { email: 'landlord@example.com', firstName: 'Amara', lastName: 'Okafor', company: 'Porch & Pine Homes', kind: 'owner', level: 2, languages: ['en', 'ig', 'fr'], wallet: 'rich', homes: { 'Calgary, AB': 5, 'Edmonton, AB': 1 } },
  { firstName: 'Gurpreet', lastName: 'Sandhu', company: 'Fifth Season Rentals', kind: 'manager', level: 3, languages: ['en', 'pa', 'hi'], wallet: 'rich', homes: { 'Toronto, ON': 3, 'Ottawa, ON': 2 } },
  { firstName: 'Maude', lastName: 'Archambault', company: 'Habitations Saint-Viateur', kind: 'manager', level: 3, languages: ['fr', 'en'], wallet: 'rich', language: 'fr-CA', homes: { 'Montréal, QC': 4 } },
  { firstName: 'Mei', lastName: 'Leung', company: 'Salal & Cedar Living', kind: 'manager', level: 2, languages: ['en', 'yue', 'zh'], wallet: 'ending', homes: { 'Vancouver, BC': 4 } },
  { firstName: 'Danielle', lastName: 'Whitford', company: 'Citadel Hill Letting', kind: 'agent', level: 2, languages: ['en', 'fr'], wallet: 'low', homes: { 'Halifax, NS': 4 } },
  { firstName: 'Marisol', lastName: 'Ibarra', company: 'Bluebonnet Row Apartments', kind: 'manager', level: 3, languages: ['en', 'es'], wallet: 'rich', language: 'en-US', homes: { 'Austin, TX': 5, 'Charlotte, NC': 2 } },
  { firstName: 'Oksana', lastName: 'Melnyk', company: 'Oksana Melnyk', kind: 'owner', level: 2, languages: ['en', 'uk'], wallet: 'low', homes: { 'Winnipeg, MB': 3, 'Edmonton, AB': 2 } },
  { firstName: 'Tariq', lastName: 'Haddad', company: 'Haddad Homes', kind: 'owner', level: 1, languages: ['en', 'ar', 'fr'], wallet: 'low', homes: { 'Ottawa, ON': 3, 'Montréal, QC': 1 } },
  { firstName: 'Rowena', lastName: 'Dimaculangan', company: 'Rowena Dimaculangan', kind: 'owner', level: 2, languages: ['en', 'tl'], wallet: 'rich', homes: { 'Winnipeg, MB': 2, 'Toronto, ON': 1 } },
  { firstName: 'Arash', lastName: 'Rostami', company: 'Rostami Suites', kind: 'owner', level: 2, languages: ['en', 'fa'], wallet: 'ending', homes: { 'Toronto, ON': 1, 'Vancouver, BC': 1 } },
  { firstName: 'Linh', lastName: 'Pham', company: 'Linh & Dat Pham', kind: 'owner', level: 1, languages: ['en', 'vi'], wallet: 'rich', homes: { 'Edmonton, AB': 2, 'Halifax, NS': 1 } },
  { firstName: 'Dawit', lastName: 'Tesfaye', company: 'Tesfaye Properties', kind: 'owner', level: 2, languages: ['en', 'am'], wallet: 'low', language: 'en-US', homes: { 'Seattle, WA': 5 } },
  { firstName: 'Katarzyna', lastName: 'Lewandowski', company: 'Two-Flat Rentals', kind: 'owner', level: 2, languages: ['en', 'pl', 'es'], wallet: 'empty', language: 'en-US', homes: { 'Chicago, IL': 5 } },
  { firstName: 'Wesley', lastName: 'Carlisle', company: 'Carlisle & Daughter', kind: 'owner', level: 2, languages: ['en'], wallet: 'rich', language: 'en-US', homes: { 'Charlotte, NC': 3 } },
];

/** Forty renters on their way: first name, family name, language. */
export const castRenters = `Aisha Rahman|Luis Cárdenas|Chloe Marchetti|Kwame Boateng|Yuki Nakagawa|Fatima Zerhouni fr-CA|Ivan Petrov|Thandiwe Moyo|Anjali Deshmukh|Pedro Furtado|Nour Khalil fr-CA|Elif Yıldız|Bashir Hotak|Grace Wanjiru|Santiago Rojas|Mariam Keita fr-CA|Joon Baek|Sofia Lindqvist|Emmanuel Toussaint fr-CA|Hina Qureshi|Viktor Kovalenko|Blessing Adeyemi|Chen Xu|Priyanka Nair|Mohamed Traoré fr-CA|Anna Wójcik|Khalid Mansour|Tesni Hughes|Rukhsana Begum|Diego Quintero en-US|Simone Baptiste fr-CA|Obinna Eze|Marta Horvat|Sung-ho Yoon en-US|Zanele Dlamini|Farhad Moradi|Camila Restrepo en-US|Ngoc Truong|Abel Mekonnen en-US|Ruth Fiddler`
  .split('|').map((line) => {
    const [, name, language] = /^(.*?)(?: ([a-z]{2}-[A-Z]{2}))?$/.exec(line);
    const cut = name.indexOf(' ');
    return { firstName: name.slice(0, cut), lastName: name.slice(cut + 1), language: language ?? 'en-CA' };
  });

/** The demo sign-ins; the landlord stands above. */
export const demoAccounts = [
  { email: 'owner@example.com', firstName: 'Nora', lastName: 'Lindqvist', roles: ['site-owner'] },
  { email: 'admin@example.com', firstName: 'Samuel', lastName: 'Achterberg', roles: ['site-administrator'] },
  { email: 'support@example.com', firstName: 'Jasmine', lastName: 'Tolentino', roles: ['support'] },
  { email: 'renter@example.com', firstName: 'Leila', lastName: 'Haddad', roles: ['renter'] },
];
