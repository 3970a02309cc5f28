// Names that the rows write differently from the list of places. Left: city/code of a row; right: name/code of a place.
// Places that became part of another (Stoney Creek of Hamilton) go there; other towns that the list lacks are left out and counted.
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

/** Name of the place by the name of the row, both as `city/code`. */
export const sourceNames = new Map(
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(' = ')),
);
