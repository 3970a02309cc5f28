// Other names of cities, written by hand. One line per city: `name, code: names`. A test counts them.
const lines = `
Toronto, ON: TO; T.O.; T Dot; The Six; The 6ix; Hogtown; YYZ; City of Toronto; Old Toronto
Montréal, QC: Montreal; MTL; YUL; Ville de Montréal; Ville-Marie
Québec, QC: Quebec City; Ville de Québec; Québec City; YQB; Old Quebec; Vieux-Québec; Ste-Foy; Sainte-Foy
Calgary, AB: YYC; Cowtown
Edmonton, AB: YEG; E-Town; Oil City
Ottawa, ON: YOW; Bytown; The Glebe; Gloucester; Orléans; Orleans
Vancouver, BC: YVR; Van; Van City; Vancity; Raincouver; Downtown Vancouver
Winnipeg, MB: YWG; The Peg; Peg City
Halifax, NS: YHZ; HRM; Bedford; Halifax Regional Municipality
Hamilton, ON: The Hammer; Steeltown; Stoney Creek; YHM; Ancaster; Dundas
Mississauga, ON: Sauga; Port Credit; Streetsville
Brampton, ON: Bramalea
North York, ON: Northyork; North York Toronto
Scarborough, ON: Scarboro; Scarborough Toronto
Etobicoke, ON: Etobicoke Toronto; Mimico
Surrey, BC: Whalley; Guildford
Laval, QC: Ville de Laval; Île Jésus
London, ON: London Ontario; Forest City; YXU
Oshawa, ON: The Shwa
Victoria, BC: YYJ; Victoria BC
Windsor, ON: Windsor Ontario; YQG
Markham, ON: Unionville
Gatineau, QC: Hull; Aylmer; Outaouais
Vaughan, ON: Woodbridge Ontario; Thornhill; Maple
Kitchener, ON: KW; K-W; Kitchener-Waterloo; YKF
Waterloo, ON: Waterloo Ontario; UW
Longueuil, QC: South Shore Montreal; Rive-Sud; Saint-Hubert
Burnaby, BC: Metrotown; Brentwood
Saskatoon, SK: YXE; Stoon; Saskabush
Regina, SK: YQR; Queen City
Richmond Hill, ON: RH Ontario
Richmond, BC: Steveston
Nepean, ON: Barrhaven; Bells Corners
Oakville, ON: Bronte
Burlington, ON: Aldershot
Greater Sudbury, ON: Sudbury; Grand Sudbury; The Nickel City; YSB
Abbotsford, BC: Abby; YXX; Clearbrook
Saguenay, QC: Chicoutimi
Coquitlam, BC: Tri-Cities
St. Catharines, ON: St Catharines; Saint Catharines; St Kitts
Sherbrooke, QC: Estrie
Lévis, QC: Levis
Kelowna, BC: YLW
Cambridge, ON: Galt; Preston; Hespeler
Trois-Rivières, QC: Trois Rivieres; Three Rivers; TR
Guelph, ON: The Royal City
Kingston, ON: Kingston Ontario; Limestone City; YGK
Moncton, NB: Greater Moncton; YQM
Sydney, NS: Cape Breton; CBRM
Dartmouth, NS: The Darkside; Cole Harbour
Thunder Bay, ON: Fort William; Port Arthur Ontario; YQT
St. John's, NL: St Johns; St John's; Saint John's; YYT
Saint John, NB: St John; St. John; Saint-Jean; YSJ
Pickering, ON: Bay Ridges
Ajax, ON: Pickering Beach
Brantford, ON: Telephone City
Nanaimo, BC: Harbour City; YCD
Niagara Falls, ON: The Falls; Niagara; Chutes du Niagara; Chutes-du-Niagara
Fort McMurray, AB: Fort Mac; McMurray; Wood Buffalo; YMM
Peterborough, ON: Ptbo; The Patch
Newmarket, ON: Upper Canada Mall
Red Deer, AB: YQF
Sarnia, ON: Chemical Valley; Wyoming Ontario
Saint-Jean-sur-Richelieu, QC: St-Jean; Saint-Jean sur Richelieu
Lethbridge, AB: YQL
Kamloops, BC: Loops; YKA
Notre-Dame-de-Grâce, QC: NDG; N.D.G.
Sault Ste. Marie, ON: The Soo; Soo; Sault Sainte Marie; Sault Saint Marie
Prince George, BC: PG; YXS
Medicine Hat, AB: The Hat; YXH
New Westminster, BC: New West; Royal City BC
Port Coquitlam, BC: PoCo
Sherwood Park, AB: Strathcona County
Fredericton, NB: Freddy; YFC
North Bay, ON: YYB; Nipissing
Charlottetown, PE: Ch'town; YYG
Grande Prairie, AB: GP; YQU
Quinte West, ON: Trenton Ontario; Trenton
Côte-Saint-Luc, QC: Côte Saint-Luc; CSL
Lloydminster, AB: Lloyd; Lloydminster SK
Fort St. John, BC: Fort St John; Fort Saint John; YXJ
St. Thomas, ON: St Thomas; Saint Thomas
Whitehorse, YT: YXY
Yellowknife, NT: YZF; YK
Iqaluit, NU: YFB; Frobisher Bay
North Vancouver, BC: North Van; NV; North Shore
West Vancouver, BC: West Van
White Rock, BC: South Surrey
Airdrie, AB: Airdrie Alberta
Banff, AB: Banff Alberta
Rimouski, QC: YXK
Dollard-Des Ormeaux, QC: DDO; Dollard
New York City, NY: NYC; New York; NY; The Big Apple; New York NY; JFK; Five Boroughs
Los Angeles, CA: LA; L.A.; LAX; City of Angels; Los Ángeles
Chicago, IL: Chi; Chi-Town; The Windy City; ORD
Brooklyn, NY: BK; BKLYN
The Bronx, NY: Bronx; BX
Manhattan, NY: Downtown Manhattan
Queens, NY: QNS
Staten Island, NY: SI NYC
Houston, TX: H-Town; HTX; Space City
Philadelphia, PA: Philly; PHL; Philadelphie
Phoenix, AZ: PHX; Valley of the Sun
San Antonio, TX: SA Texas; SATX; Alamo City
San Diego, CA: SD; SAN
Dallas, TX: Big D; DTX
Fort Worth, TX: Ft Worth; Ft. Worth; Cowtown Texas
San Jose, CA: SJ; San José; Silicon Valley
Austin, TX: ATX
Jacksonville, FL: Jax; JAX
San Francisco, CA: SF; San Fran; Frisco California; SFO
Columbus, OH: Cbus
Indianapolis, IN: Indy
Charlotte, NC: CLT; Queen City Carolina
Seattle, WA: SEA; Emerald City
Denver, CO: Mile High City; DEN
El Paso, TX: Sun City
Detroit, MI: Motor City; DTW; The D
Boston, MA: Beantown; BOS; Allston; Charlestown
Memphis, TN: Bluff City
Portland, OR: PDX; Rose City
Oklahoma City, OK: OKC
Las Vegas, NV: Vegas; LV; Sin City
Baltimore, MD: Bmore; Charm City
Washington, D.C., DC: Washington; Washington DC; DC; D.C.; Washington D.C.; The District
Milwaukee, WI: MKE; Cream City
Albuquerque, NM: ABQ; Burque
Nashville, TN: Nash; Music City; Antioch
Sacramento, CA: Sac; Sactown
Kansas City, MO: KC; KCMO
Kansas City, KS: KCK
Atlanta, GA: ATL; Hotlanta
Colorado Springs, CO: The Springs
Virginia Beach, VA: VA Beach; VB
Raleigh, NC: RDU
Miami, FL: MIA; Magic City
Minneapolis, MN: MPLS; Twin Cities
Saint Paul, MN: St Paul; St. Paul
New Orleans, LA: NOLA; La Nouvelle-Orléans; Nouvelle-Orléans; Big Easy
Cleveland, OH: CLE; The Land
Honolulu, HI: HNL; Waikiki
Tampa, FL: TPA
St. Louis, MO: Saint Louis; St Louis; STL
Lexington-Fayette, KY: Lexington Fayette
Pittsburgh, PA: Pitt; Steel City; Coraopolis
Cincinnati, OH: Cincy
Saint Louis Park, MN: St Louis Park; St. Louis Park
Saint Peters, MO: St Peters; St. Peters
Port Saint Lucie, FL: Port St Lucie; Port St. Lucie; PSL
St. Petersburg, FL: St Pete; Saint Petersburg; St Petersburg
Winston-Salem, NC: Winston Salem; Twin City
Orlando, FL: MCO; O-Town
Jersey City, NJ: JC; Chilltown
Salt Lake City, UT: SLC; Salt Lake
Fort Lauderdale, FL: Ft Lauderdale; Ft. Lauderdale; FLL
Richmond, VA: RVA
Norfolk, VA: NFK
Spokane, WA: Lilac City
Boise, ID: Boise City
Ann Arbor, MI: A2; AA
Anchorage, AK: ANC
Lee's Summit, MO: Lees Summit
Fond du Lac, WI: Fond Du Lac
Marina del Rey, CA: Marina Del Rey
Scottsdale, AZ: Old Town Scottsdale
Hollywood, CA: Tinseltown
Providence, RI: PVD
Baton Rouge, LA: Red Stick; BTR
Louisville, KY: The Ville; SDF
Tucson, AZ: Old Pueblo; TUS`;

/** Other names by `name, code`: at least 150 that users type. */
export const cityAliases = new Map(
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const cut = line.indexOf(': ');
      return [line.slice(0, cut), line.slice(cut + 2).split('; ')];
    }),
);

/** Other names of metro areas, by `name of the largest city, code`. */
export const metroAliases = new Map([
  ['Toronto, ON', ['GTA', 'Greater Toronto Area', 'Golden Horseshoe', 'Région du Grand Toronto', 'RGT']],
  ['Montréal, QC', ['Greater Montreal', 'Grand Montréal', 'Le Grand Montréal', 'CMM']],
  ['Vancouver, BC', ['GVA', 'Metro Vancouver', 'Lower Mainland', 'Grand Vancouver']],
  ['Calgary, AB', ['Greater Calgary', 'Grand Calgary']],
  ['Edmonton, AB', ['Greater Edmonton', 'Grand Edmonton']],
  ['Ottawa, ON', ['NCR', 'National Capital Region', 'Ottawa-Gatineau', 'Région de la capitale nationale']],
  ['Québec, QC', ['Greater Quebec', 'Capitale-Nationale']],
  ['Winnipeg, MB', ['Greater Winnipeg']],
  ['Halifax, NS', ['Greater Halifax', 'HRM area']],
  ['New York City, NY', ['Tri-State Area', 'Greater New York', 'NYC metro', 'New York area', 'NYC area']],
  ['Los Angeles, CA', ['SoCal', 'Greater Los Angeles', 'LA County', 'LA area']],
  ['Chicago, IL', ['Chicagoland']],
  ['Dallas, TX', ['DFW', 'Dallas-Fort Worth', 'Metroplex']],
  ['San Francisco, CA', ['Bay Area', 'SF Bay Area', 'San Francisco Bay']],
  ['San Jose, CA', ['South Bay', 'Silicon Valley area']],
  ['Washington, D.C., DC', ['DMV', 'DC area', 'Washington area']],
  ['Philadelphia, PA', ['Delaware Valley']],
  ['Minneapolis, MN', ['Twin Cities area', 'MSP']],
  ['Seattle, WA', ['Puget Sound', 'SeaTac']],
  ['Miami, FL', ['South Florida']],
  ['Phoenix, AZ', ['Valley of the Sun area']],
  ['Raleigh, NC', ['The Triangle', 'Research Triangle']],
  ['Virginia Beach, VA', ['Hampton Roads']],
]);
