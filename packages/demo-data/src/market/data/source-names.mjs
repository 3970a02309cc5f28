// City names that the source rows spell differently. Left: city/code of a row; right: name/code of a city.
// Former municipalities (Stoney Creek of Hamilton) map to their city; other towns that are not in the list are dropped
// and counted.
const lines = `
Quebec City/QC = Québec/QC
Bedford/NS = Halifax/NS
Lloydminster/SK = Lloydminster/AB
Gloucester/ON = Ottawa/ON
Côte Saint-Luc/QC = Côte-Saint-Luc/QC
Fort St John/BC = Fort St. John/BC
St Thomas/ON = St. Thomas/ON
Trenton/ON = Quinte West/ON
Stoney Creek/ON = Hamilton/ON
Sudbury/ON = Greater Sudbury/ON
Washington/DC = Washington, D.C./DC
Saint Louis/MO = St. Louis/MO
Saint Petersburg/FL = St. Petersburg/FL
Lees Summit/MO = Lee's Summit/MO
Winston Salem/NC = Winston-Salem/NC
Fond Du Lac/WI = Fond du Lac/WI
New York/NY = New York City/NY
Antioch/TN = Nashville/TN
Allston/MA = Boston/MA
Charlestown/MA = Boston/MA
Marina Del Rey/CA = Los Angeles/CA
Hixson/TN = Chattanooga/TN
Corona Del Mar/CA = Newport Beach/CA
Valley Village/CA = Los Angeles/CA
Mckeesport/PA = McKeesport/PA`;

/** City name by row name, both as `city/code`. */
export const sourceNames = new Map(
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(' = ')),
);
