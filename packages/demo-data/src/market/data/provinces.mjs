// Ids: Canada's standard geographical codes; 100 + FIPS code for states. They fit a smallint and never change.
const lines = `
CA|48|AB|Alberta|Alberta
CA|59|BC|British Columbia|Colombie-Britannique|BC;B.C.;Colombie Britannique
CA|46|MB|Manitoba|Manitoba
CA|13|NB|New Brunswick|Nouveau-Brunswick|N.B.
CA|10|NL|Newfoundland and Labrador|Terre-Neuve-et-Labrador|Newfoundland;Labrador;Terre-Neuve
CA|61|NT|Northwest Territories|Territoires du Nord-Ouest|NWT;T.N.-O.
CA|12|NS|Nova Scotia|Nouvelle-Écosse|N.S.
CA|62|NU|Nunavut|Nunavut
CA|35|ON|Ontario|Ontario|Ont.
CA|11|PE|Prince Edward Island|Île-du-Prince-Édouard|PEI;P.E.I.;ÎPÉ
CA|24|QC|Quebec|Québec|Province de Québec;Que.
CA|47|SK|Saskatchewan|Saskatchewan|Sask.
CA|60|YT|Yukon|Yukon|Yukon Territory
US|101|AL|Alabama|Alabama
US|102|AK|Alaska|Alaska
US|104|AZ|Arizona|Arizona
US|105|AR|Arkansas|Arkansas
US|106|CA|California|Californie|Calif.;Cali
US|108|CO|Colorado|Colorado
US|109|CT|Connecticut|Connecticut|Conn.
US|110|DE|Delaware|Delaware
US|111|DC|District of Columbia|District de Columbia|D.C.
US|112|FL|Florida|Floride|Fla.
US|113|GA|Georgia|Géorgie
US|115|HI|Hawaii|Hawaï|Hawai'i
US|116|ID|Idaho|Idaho
US|117|IL|Illinois|Illinois
US|118|IN|Indiana|Indiana
US|119|IA|Iowa|Iowa
US|120|KS|Kansas|Kansas
US|121|KY|Kentucky|Kentucky
US|122|LA|Louisiana|Louisiane
US|123|ME|Maine|Maine
US|124|MD|Maryland|Maryland
US|125|MA|Massachusetts|Massachusetts|Mass.
US|126|MI|Michigan|Michigan|Mich.
US|127|MN|Minnesota|Minnesota|Minn.
US|128|MS|Mississippi|Mississippi
US|129|MO|Missouri|Missouri
US|130|MT|Montana|Montana
US|131|NE|Nebraska|Nebraska
US|132|NV|Nevada|Nevada
US|133|NH|New Hampshire|New Hampshire
US|134|NJ|New Jersey|New Jersey|Jersey
US|135|NM|New Mexico|Nouveau-Mexique
US|136|NY|New York|État de New York|New York State;NYS
US|137|NC|North Carolina|Caroline du Nord
US|138|ND|North Dakota|Dakota du Nord
US|139|OH|Ohio|Ohio
US|140|OK|Oklahoma|Oklahoma
US|141|OR|Oregon|Oregon
US|142|PA|Pennsylvania|Pennsylvanie|Penn.
US|144|RI|Rhode Island|Rhode Island
US|145|SC|South Carolina|Caroline du Sud
US|146|SD|South Dakota|Dakota du Sud
US|147|TN|Tennessee|Tennessee|Tenn.
US|148|TX|Texas|Texas|Tex.
US|149|UT|Utah|Utah
US|150|VT|Vermont|Vermont
US|151|VA|Virginia|Virginie
US|153|WA|Washington|État de Washington|Washington State
US|154|WV|West Virginia|Virginie-Occidentale|Virginie Occidentale
US|155|WI|Wisconsin|Wisconsin|Wis.
US|156|WY|Wyoming|Wyoming`;

/** Provinces, territories and states with their English and French names and other spellings. */
export const provinceNames = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [country, id, code, name, nameFr, others] = line.split('|');
    return { id: Number(id), code, country, name, nameFr, others: others?.split(';') ?? [] };
  });

/** Province code by English name, as spelled in the Canadian source rows. */
export const provinceCodes = new Map(
  provinceNames.filter(({ country }) => country === 'CA').map(({ name, code }) => [name, code]),
);
