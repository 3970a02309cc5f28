/**
 * Phrases that many people choose as a password and that zxcvbn rates as strong, because its dictionary has single
 * words: written for this list from what leaks of passwords are known for, in English and French, without accents.
 */
const phrases = `
  i love you forever, i love you so much, i love you always, i love my family, i love my mom, i love my life, i love
  my wife, i love my husband, i love my dog, i love my cat, i love my baby, i love my kids, i love god, i love
  jesus, i love music, i love football, i love chocolate, i hate passwords, i hate this password, this is my
  password, my password is password, my secret password, my new password, my strong password, my work password,
  forgot my password, i forgot my password, i dont know, i dont remember, i dont care anymore, what is my password,
  the best password, a good password, super secret password, super strong password, very secure password, very
  strong password, secure password, strong password, temporary password, default password, change this password,
  please change me, please let me in, let me in please, let me in now, open the door, open sesame please, hello my
  friend, hello my name is, hello beautiful, hello world hello, good morning sunshine, good morning world, have a
  nice day, have a good day, happy birthday to me, happy birthday to you, happy new year, merry christmas everyone,
  live laugh love, love is all you need, all you need is love, peace and love, love and peace, love me or leave me,
  love of my life, you are my sunshine, you are the best, you shall not pass, may the force be with you, use the
  force luke, winter is coming, hakuna matata, carpe diem carpe, to be or not to be, never give up, never say never,
  dont give up, dont worry be happy, keep calm and carry on, just do it now, yes we can, in god we trust, god is
  good, god is great, god is love, god bless america, god bless canada, god bless you, god bless us, jesus is lord,
  jesus is king, jesus loves me, jesus loves you, jesus christ is lord, trust in god, thank you jesus, thank you
  lord, praise the lord, bismillah rahman rahim, allah is great, allahu akbar, correct horse battery staple, the
  quick brown fox, quick brown fox jumps, twinkle twinkle little star, mary had a little lamb, once upon a time, the
  end is near, long live the king, long live the queen, king of the world, queen of the world, king of kings, lord
  of the rings, game of thrones, harry potter fan, star wars fan, the walking dead, breaking bad fan, back to the
  future, pirates of the caribbean, born to be wild, born in the usa, hotel california, stairway to heaven, highway
  to hell, nothing else matters, enter sandman, bohemian rhapsody, we are the champions, we will rock you, let it be
  let it be, here comes the sun, yellow submarine, hey jude hey jude, smells like teen spirit, come as you are,
  sweet child of mine, welcome to the jungle, dont stop believing, under pressure, linkin park rocks, manchester
  united, manchester city, real madrid, arsenal forever, liverpool fc forever, chelsea fc forever, barcelona
  forever, go leafs go, go habs go, go oilers go, go canucks go, go flames go, toronto maple leafs, montreal
  canadiens, vancouver canucks, edmonton oilers, calgary flames, ottawa senators, winnipeg jets, blue jays fan, oh
  canada, true north strong, we the north, made in canada, welcome to canada, new life in canada, my new home, home
  sweet home, my first apartment, my apartment password, no place like home, king of the north, new york city, san
  francisco, los angeles lakers, chicago bulls, dallas cowboys, green bay packers, new england patriots, golden
  state warriors, boston red sox, new york yankees, one two three four, one two three four five, abc easy as, red
  white and blue, black and white, rock and roll, sex drugs and rock, monday tuesday wednesday, january february
  march, spring summer autumn winter, north south east west, mom and dad, me and you, you and me, just the two of
  us, two is better than one, one day at a time, only god can judge me, money money money, show me the money, time
  is money, make love not war, best friends forever, friends forever, together forever, forever and always, forever
  young, forever alone, always and forever, till death do us part, happily ever after, family is everything, family
  comes first, mommy and daddy, princess peach, super mario bros, grand theft auto, call of duty, world of warcraft,
  league of legends, counter strike, legend of zelda, final fantasy, pokemon master, catch them all, gotta catch em
  all, who let the dogs out, its my life, this is my life, life is good, life is beautiful, life is short, life goes
  on, work hard play hard, no pain no gain, hard work pays off, dream big, follow your dreams, i have a dream, live
  your life, be yourself, stay strong, stay positive, think positive, think different, knowledge is power, with
  great power, there is no spoon, resistance is futile, live long and prosper, beam me up scotty, to infinity and
  beyond, just keep swimming, elementary my dear watson, houston we have a problem, hasta la vista baby, ill be
  back, say hello to my little friend, life is like a box of chocolates, frankly my dear, heres johnny, i am your
  father, i am groot, i am iron man, i am batman, i am the best, i am the king, i am the one, i am legend, i am
  number one, i am awesome, i am happy,
  je t aime mon amour, je t aime pour toujours, je t aime mon coeur, je t aime maman, je t aime fort, je t aime a la
  folie, je vous aime, mon amour pour toujours, mon amour pour la vie, amour pour toujours, amour de ma vie, pour
  toujours, pour la vie, ma vie mon amour, mon coeur mon amour, ma petite famille, ma famille mon amour, j aime ma
  famille, j aime ma vie, j aime la vie, j aime le chocolat, j aime les chats, mot de passe, mon mot de passe, mot
  de passe secret, mot de passe oublie, mot de passe securise, c est mon mot de passe, le mot de passe, nouveau mot
  de passe, bonjour tout le monde, bonjour le monde, bonjour a tous, bonne journee, bonne annee, joyeux noel, joyeux
  anniversaire, vive la vie, vive la france, vive le quebec, vive le quebec libre, je me souviens, mon pays c est l
  hiver, tabarnak de calisse, allez les bleus, paris saint germain, olympique de marseille, allez l om, canadiens de
  montreal, la vie est belle, c est la vie, carpe diem, liberte egalite fraternite, un deux trois quatre, un deux
  trois soleil, un pour tous, tous pour un, l amour fou, le petit prince, la belle vie, ma belle maison, ma maison,
  mon appartement, mon premier appartement, maison de mes reves, dieu est grand, dieu est amour, dieu merci, merci
  seigneur, merci mon dieu, jesus christ, jesus est roi, notre pere, azerty uiop, soleil soleil, doudou doudou,
  chouchou mon coeur, mon petit coeur, mon petit chat, petit papa noel, frere jacques, au clair de la lune, sur le
  pont d avignon, alouette gentille alouette, maman et papa, papa maman, toi et moi, toi et moi pour toujours,
  meilleurs amis, meilleure amie, amis pour la vie, bienvenue au canada, bienvenue au quebec, nouvelle vie, ma
  nouvelle vie, montreal mon amour`;

const knownPhrases: ReadonlySet<string> = new Set(phrases.split(',').map((phrase) => phrase.replaceAll(/\s/g, '')));
/** Longer than this, what surrounds a phrase is a password of its own. */
const edges = /^[^a-z]{1,4}(?=[a-z])|(?<=[a-z])[^a-z]{1,6}$/g;
const separators = /[\s._'’-]/g;
const lookAlikes: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * Returns whether a password in lower case is a common phrase: with or without separators, with up to six digits or
 * signs at its ends, and with digits or signs for letters (`l0ve` is `love`).
 */
export function isKnownPhrase(password: string): boolean {
  const trimmed = password.replace(edges, '').replace(separators, '');
  const spelled = trimmed.replace(/[013457@$!]/g, (sign) => lookAlikes[sign] ?? sign);
  return knownPhrases.has(trimmed) || knownPhrases.has(spelled);
}
