import { fold, slugOf } from '../slug.mjs';

const areaCodes = {
  AB: '403',
  BC: '604',
  MB: '204',
  NB: '506',
  NL: '709',
  NS: '902',
  NT: '867',
  ON: '416',
  QC: '514',
  SK: '306',
  PE: '902',
  CA: '213',
  TX: '512',
  NY: '212',
  IL: '312',
  WA: '206',
  NC: '704',
};

/** Generates accounts with unique addresses at example.com and phone numbers reserved for fiction. */
export class AccountGenerator {
  #random;
  #emails = new Set();
  people = [];

  constructor(random) {
    this.#random = random;
  }

  /** Adds an account and returns it. */
  add({ firstName, lastName, email, roles, companyId = null, language = 'en-CA', code = 'ON' }) {
    const person = {
      id: this.#random.uuid(),
      email: email ?? this.#freeEmail(firstName, lastName),
      firstName,
      lastName,
      phone: this.#phone(code),
      roles,
      companyId,
      language,
    };
    this.people.push(person);
    return person;
  }

  #freeEmail(firstName, lastName) {
    const local = slugOf(`${fold(firstName)} ${fold(lastName)}`).replaceAll('-', '.');
    for (let n = 1; ; n++) {
      const email = `${local}${n === 1 ? '' : n}@example.com`;
      if (this.#emails.has(email)) continue;
      this.#emails.add(email);
      return email;
    }
  }

  // 555-0100 to 555-0199 are reserved for fiction.
  #phone(code) {
    return `+1${areaCodes[code] ?? this.#random.between(2, 9) + this.#random.code(2, '23456789')}55501${this.#random.code(2, '0123456789')}`;
  }
}
