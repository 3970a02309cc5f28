// First names, last names and home languages from many countries. The combinations are invented.
const lines = `
en|James Olivia Ethan Claire Wesley Hannah Graham Paige Owen Megan Colin Brooke Dylan Erin|Whitford Harlow Pemberton Ashdown Carlisle Brannock Thorne Kingsley Marlowe Redfern Sutcliffe Larkin
en fr|Mathieu Élise Antoine Camille Étienne Noémie Olivier Maude Gabriel Sophie Luc Véronique|Tremblay-Roy Beauchemin Lachance Desrosiers Boisvert Charlebois Laframboise Quesnel Villemure Archambault Gingras Poirier
en hi pa|Harpreet Gurleen Manpreet Jaspreet Simran Arjun Navdeep Kiran Balraj Amrit|Dhaliwal Sandhu Grewal Brar Sidhu Gill Randhawa Mangat Aujla Deol
en hi|Priya Rohan Ananya Vikram Meera Sanjay Kavya Nikhil Divya Rahul|Raghunathan Iyer Chatterjee Mehrotra Deshpande Kulkarni Banerjee Venkatesan Nair Bhatnagar
en zh|Wei Mei Jun Lihua Xiaoming Yan Hao Jing Ming Ruolan|Zhou Lin Huang Tang Liang Xu Shen Guo Deng Fang
en yue|Ka-Ming Siu-Ling Wai-Lun Mei-Fong Chi-Keung Yuk-Lan|Cheung Leung Kwok Yip Tsang Mak
en tl|Maricel Jun-Jun Rowena Arnel Liezel Dennis Cristina Rommel|Dimaculangan Bautista Magsaysay Villanueva Macaraeg Salonga Pangilinan Ilagan
en ar|Youssef Layla Omar Nadia Karim Rania Tariq Salma Hassan Dina|Haddad Khalil Mansour Sabbagh Nasser Barakat Shaheen Aziz Tahan Qasim
en ar fr|Mehdi Samira Yassine Nawal Rachid Imane|Benali Cherkaoui Bouzid Amrani Lahlou Zeroual
en fa|Arash Shirin Kaveh Parisa Navid Leila Babak Mina|Rostami Farahani Tehrani Moradi Kazemi Ebrahimi Sohrabi Daneshvar
en ur|Imran Ayesha Bilal Zainab Faisal Hina Usman Sadia|Chaudhry Siddiqui Mirza Qureshi Bhatti Hashmi Rizvi Anwar
en yo|Adebayo Folake Tunde Yewande Segun Bisola|Ogunleye Adeyemi Balogun Akinwale Oyelaran Fashola
en ig|Chinedu Ngozi Emeka Adaeze Obinna Ifeoma|Okonkwo Nwosu Eze Okafor Onyekachi Umeh
en am|Dawit Selam Yonas Hanna Bereket Tigist|Tesfaye Bekele Girma Haile Mekonnen Alemu
en so|Abdi Fadumo Warsame Hodan Yusuf Amina|Farah Jama Warsame Hersi Duale Abdulle
en es|Mateo Lucía Andrés Valentina Diego Camila Javier Paola Rodrigo Marisol|Castellanos Quintero Arroyo Mondragón Villalobos Escobedo Restrepo Zamora Ibarra Cárdenas
en pt|Thiago Beatriz Rafael Larissa João Inês Miguel Carla|Figueiredo Tavares Monteiro Carvalho Pacheco Furtado Amaral Bettencourt
en uk|Oksana Taras Iryna Bohdan Nataliya Mykola Halyna Andriy|Kovalenko Shevchuk Melnyk Bondarenko Tkachenko Hrytsenko Marchuk Lysenko
en pl|Katarzyna Tomasz Agnieszka Marek Zofia Paweł|Wiśniewska Lewandowski Zielińska Kamiński Wójcik Dąbrowski
en it|Giulia Marco Francesca Salvatore Chiara Vincenzo|Bellucci Moretti Ferrante Lombardi Caruso Santoro
en el|Eleni Kostas Despina Yiannis|Papadakis Karras Vlahos Stavrou
en vi|Minh Linh Huong Tuan Phuong Dat|Nguyen-Vo Pham Truong Huynh Dinh Vuong
en ko|Ji-woo Min-seo Sung-ho Hye-jin Dong-hyun Eun-ji|Kang Seo Baek Yoon Noh Im
en ja|Haruka Kenji Naomi Takeshi|Nakagawa Shimizu Hayashi Morita
en ta|Karthik Thulasi Suresh Nirmala Aravind Shanthi|Sivakumar Kandasamy Rajaratnam Thevar Ponniah Selvarajah
en bn|Rafiq Sultana Anisur Farhana|Rahman-Khan Chowdhury Mazumder Talukder
en ro|Andrei Ioana Mihai Elena|Munteanu Ionescu Dragomir Vasilescu
en ht fr|Wideline Jean-Robert Mirlande Stevenson|Desruisseaux Toussaint Pierre-Louis Exantus
en cr|Raven Autumn Cody Sierra|Cardinal Bearhead Whitecalf Fiddler
en nl|Pieter Annelies Joost Marijke|Vandermeer Hoekstra Dijkman Verbeek
en ru|Dmitri Svetlana Igor Yelena|Sokolov Morozova Lebedev Orlova
en gu|Hiral Ketan Jignesh Bhavna|Trivedi Mehta Panchal Vyas`;

/** Groups of `{ languages, firstNames, lastNames }`. */
export const nameGroups = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [languages, firstNames, lastNames] = line.split('|');
    return { languages: languages.split(' '), firstNames: firstNames.split(' '), lastNames: lastNames.split(' ') };
  });
