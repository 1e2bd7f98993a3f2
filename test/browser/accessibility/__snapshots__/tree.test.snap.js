/* @web/test-runner snapshot v1 */
export const snapshots = {};

snapshots["header of a visitor"] = 
`
banner
  link “Auctions”
  search “Search”
    combobox “Search lots, makers, places”, opens listbox, collapsed
    button “Search”
  navigation “Main”
    list
      listitem
        button “Browse By”, collapsed
      listitem
        button “About Auctions”, collapsed
  link “Sign In”
  navigation “Categories”
    list
      listitem
        button “Construction”, collapsed
      listitem
        button “Farm Equipment”, collapsed
      listitem
        button “Commercial Trucks”, collapsed
      listitem
        button “Industrial”, collapsed
      listitem
        button “Vehicles”, collapsed
      listitem
        button “Estate”, collapsed
      listitem
        button “Coins”, collapsed
      listitem
        button “Jewelry”, collapsed
      listitem
        button “Firearms”, collapsed
      listitem
        button “Art & Antiques”, collapsed
      listitem
        button “Other”, collapsed
`;
/* end snapshot header of a visitor */

snapshots["header of a bidder"] = 
`
banner
  link “Auctions”
  search “Search”
    combobox “Search lots, makers, places”, opens listbox, collapsed
    button “Search”
  navigation “Main”
    list
      listitem
        button “Browse By”, collapsed
      listitem
        button “About Auctions”, collapsed
  link “Watchlist”
  navigation “My Auctions”
    list
      listitem
        button “Account”, collapsed
  navigation “Categories”
    list
      listitem
        button “Construction”, collapsed
      listitem
        button “Farm Equipment”, collapsed
      listitem
        button “Commercial Trucks”, collapsed
      listitem
        button “Industrial”, collapsed
      listitem
        button “Vehicles”, collapsed
      listitem
        button “Estate”, collapsed
      listitem
        button “Coins”, collapsed
      listitem
        button “Jewelry”, collapsed
      listitem
        button “Firearms”, collapsed
      listitem
        button “Art & Antiques”, collapsed
      listitem
        button “Other”, collapsed
`;
/* end snapshot header of a bidder */

snapshots["header, Coins open"] = 
`
button “Coins”, focused, expanded
group “Coins”
  heading 3 “US Coins”
  list
    listitem
      link “Morgan Dollars”
    listitem
      link “Peace Dollars”
    listitem
      link “Half Dollars”
    listitem
      link “Quarters”
    listitem
      link “Dimes”
    listitem
      link “Cents”
    listitem
      link “Proof Sets”
    listitem
      link “Commemoratives”
    listitem
      link “All US Coins”
  heading 3 “Gold Coins”
  list
    listitem
      link “Double Eagles”
    listitem
      link “Eagles”
    listitem
      link “Half Eagles”
    listitem
      link “Quarter Eagles”
    listitem
      link “Gold Buffalos”
    listitem
      link “All Gold Coins”
  heading 3 “Bullion”
  list
    listitem
      link “Silver Bars”
    listitem
      link “Gold Bars”
    listitem
      link “Silver Rounds”
    listitem
      link “American Silver Eagles”
    listitem
      link “Platinum & Palladium”
    listitem
      link “All Bullion”
  heading 3 “World & Ancient”
  list
    listitem
      link “Canadian Coins”
    listitem
      link “Mexican Coins”
    listitem
      link “European Coins”
    listitem
      link “Roman Coins”
    listitem
      link “Greek Coins”
    listitem
      link “All World & Ancient”
  heading 3 “Paper Money”
  list
    listitem
      link “Large Size Notes”
    listitem
      link “Small Size Notes”
    listitem
      link “Silver Certificates”
    listitem
      link “Confederate Notes”
    listitem
      link “World Notes”
    listitem
      link “All Paper Money”
  heading 3 “Popular Categories”
  list
    listitem
      link “Morgan Dollars”
    listitem
      link “Double Eagles”
    listitem
      link “American Silver Eagles”
    listitem
      link “Silver Bars”
    listitem
      link “Proof Sets”
    listitem
      link “Silver Certificates”
    listitem
      link “All Coins”
`;
/* end snapshot header, Coins open */

snapshots["header, Browse By open"] = 
`
button “Browse By”, focused, expanded
group “Browse By”
  list
    listitem
      link “Today’s Events”
    listitem
      link “Live Auctions”
    listitem
      link “Timed Auctions”
    listitem
      link “All Events”
    listitem
      link “Auction Houses”
    listitem
      link “Auctions Near Me”
    listitem
      link “Featured Items”
`;
/* end snapshot header, Browse By open */

snapshots["header, Account open"] = 
`
button “Account”, focused, expanded
group “Account”
  list
    listitem
      link “My Auctions”
    listitem
      link “Sign Out”
`;
/* end snapshot header, Account open */

snapshots["header, suggestions"] = 
`
combobox “Search lots, makers, places”, value “tract”, focused, opens listbox, expanded
  “tract”
button “Clear search”
listbox “Suggestions”
  option “in Tractors (3)”, selected
    mark
      “Tract”
  option “in Compact Tractors (1,200)”
    mark
      “Tract”
status, live polite
  “2 suggestions. Use the arrow keys to select one.”
button “Search”
`;
/* end snapshot header, suggestions */

snapshots["header on a phone"] = 
`
banner
  button “Open menu”, opens dialog
  link “Auctions”
  search “Search”
    combobox “Search lots, makers, places”, opens listbox, collapsed
    button “Search”
  button “My Auctions”, opens dialog
`;
/* end snapshot header on a phone */

snapshots["header on a phone, menu open"] = 
`
dialog “Menu”, modal
  heading 2 “Menu”
  button “Close Menu”, description “Menu”, focused
  list
    listitem
      button “Construction”
    listitem
      button “Farm Equipment”
    listitem
      button “Commercial Trucks”
    listitem
      button “Industrial”
    listitem
      button “Vehicles”
    listitem
      button “Estate”
    listitem
      button “Coins”
    listitem
      button “Jewelry”
    listitem
      button “Firearms”
    listitem
      button “Art & Antiques”
    listitem
      button “Other”
  list
    listitem
      button “Browse By”
    listitem
      button “About Auctions”
    listitem
      link “Watchlist”
    listitem
      button “My Auctions”
  status, live polite
`;
/* end snapshot header on a phone, menu open */

snapshots["header on a phone, a group open"] = 
`
dialog “Coins”, modal
  button “Back to Menu”, focused
  heading 2 “Coins”
  button “Close Coins”, description “Coins”
  list
    listitem
      button “US Coins”
    listitem
      button “Gold Coins”
    listitem
      button “Bullion”
    listitem
      button “World & Ancient”
    listitem
      button “Paper Money”
    listitem
      button “Popular Categories”
    listitem
      link “All Coins”
  status, live polite
    “Coins”
`;
/* end snapshot header on a phone, a group open */

snapshots["footer"] = 
`
contentinfo
  navigation “Footer”
    heading 2 “Company”
    group
      list
        listitem
          link “About Us”
        listitem
          link “Careers”
        listitem
          link “Blog”
        listitem
          link “Leadership”
        listitem
          link “Newsroom”
        listitem
          link “Marketplace Trust”
        listitem
          link “Parent Group”
    heading 2 “Customer Support”
    group
      list
        listitem
          link “Contact Us”
        listitem
          link “Help”
    heading 2 “Privacy & Use”
    group
      list
        listitem
          link “Privacy Policy”
        listitem
          link “User Agreement”
        listitem
          link “Accessibility”
    heading 2 “Resources”
    group
      list
        listitem
          link “Seller Login”
        listitem
          link “Buyer Sign Up”
        listitem
          link “Apply to Sell”
        listitem
          link “Buying”
        listitem
          link “Selling”
  form “Connect With Us”
    heading 2 “Connect With Us”
    “Email address”
    textbox “Email address”, required
    button “Subscribe”
    status, live polite
  navigation “Follow us”
    list
      listitem
        link “Facebook”
      listitem
        link “Twitter”
      listitem
        link “Instagram”
      listitem
        link “LinkedIn”
      listitem
        link “YouTube”
  paragraph
    “© (this year) Auctions. All rights reserved.”
`;
/* end snapshot footer */

snapshots["newsletter, wrong address"] = 
`
form “Connect With Us”
  heading 2 “Connect With Us”
  “Email address”
  textbox “Email address”, value “ada@”, description “Please enter a valid email address”, invalid, focused, required
    “ada@”
  button “Subscribe”
  “Please enter a valid email address”
  status, live polite
    “Please enter a valid email address”
`;
/* end snapshot newsletter, wrong address */

snapshots["text input"] = 
`
“Lot”
“1/20”
status, live polite
textbox “Lot”, value “7”, description “Maximum number of characters: 20”
  “7”
button “Clear text”
`;
/* end snapshot text input */

snapshots["text input, required and wrong"] = 
`
textbox “Lot”, invalid, required
`;
/* end snapshot text input, required and wrong */

snapshots["password input"] = 
`
“Password”
textbox “Password”, value “••••••”
  “••••••”
button “Show password”
`;
/* end snapshot password input */

snapshots["disabled input"] = 
`
textbox “Lot”, disabled
`;
/* end snapshot disabled input */

snapshots["form field"] = 
`
textbox “Maker”, description “As on the plate”
“As on the plate”
`;
/* end snapshot form field */

snapshots["form field, wrong"] = 
`
textbox “Maker”, description “Who made it?”, invalid
alert, live assertive
  “Who made it?”
`;
/* end snapshot form field, wrong */

snapshots["buttons"] = 
`
button “Bid”
button “Bid”, disabled
button “Bid”, description “Loading”, disabled, busy
`;
/* end snapshot buttons */

snapshots["icon button"] = 
`
button “Close”
`;
/* end snapshot icon button */

snapshots["tooltip"] = 
`
button “Ends”, description “Ends at noon”
`;
/* end snapshot tooltip */

snapshots["popover"] = 
`
button “More”, collapsed
`;
/* end snapshot popover */

snapshots["popover with a name"] = 
`
button “Fees”, opens dialog, collapsed
`;
/* end snapshot popover with a name */

snapshots["grid"] = 
`
paragraph
  “One”
paragraph
  “Two”
`;
/* end snapshot grid */

snapshots["search"] = 
`
search “Search”
  combobox “Search lots, makers, places”, opens listbox, collapsed
  button “Search”
`;
/* end snapshot search */

snapshots["date input"] = 
`
“Day”
textbox “Day”, value “05/20/2031”, description “mm/dd/yyyy”
  “05/20/2031”
button “Open Calendar, 05/20/2031”, description “Day”, opens dialog, collapsed
“mm/dd/yyyy”
`;
/* end snapshot date input */

snapshots["date input, required and wrong"] = 
`
“Day”
textbox “Day”, description “The sale is over”, invalid, required
button “Open Calendar”, description “Day”, opens dialog, collapsed
alert, live assertive
  “The sale is over”
`;
/* end snapshot date input, required and wrong */

snapshots["time input"] = 
`
“Time”
textbox “Time”, value “09:30 PM”
  “09:30 PM”
button “Open Time Picker, 09:30 PM”, description “Time”, opens dialog, collapsed
`;
/* end snapshot time input */

snapshots["date picker"] = 
`
group “Day”
  button “Previous month”
  combobox “Month”, value “May”, opens menu, collapsed
    MenuListPopup
      option “January”
      option “February”
      option “March”
      option “April”
      option “May”, selected
      option “June”
      option “July”
      option “August”
      option “September”
      option “October”
      option “November”
      option “December”
  combobox “Year”, value “2031”, opens menu, collapsed
    MenuListPopup
      option “2026”
      option “2027”
      option “2028”
      option “2029”
      option “2030”
      option “2031”, selected
      option “2032”
      option “2033”
      option “2034”
      option “2035”
      option “2036”
      option “2037”
      option “2038”
      option “2039”
      option “2040”
      option “2041”
      option “2042”
      option “2043”
      option “2044”
      option “2045”
      option “2046”
      option “2047”
      option “2048”
      option “2049”
      option “2050”
      option “2051”
      option “2052”
      option “2053”
      option “2054”
      option “2055”
      option “2056”
      option “2057”
      option “2058”
      option “2059”
      option “2060”
      option “2061”
      option “2062”
      option “2063”
      option “2064”
      option “2065”
      option “2066”
      option “2067”
      option “2068”
      option “2069”
      option “2070”
      option “2071”
      option “2072”
      option “2073”
      option “2074”
      option “2075”
      option “2076”
      option “2077”
      option “2078”
      option “2079”
      option “2080”
      option “2081”
      option “2082”
      option “2083”
      option “2084”
      option “2085”
      option “2086”
      option “2087”
      option “2088”
      option “2089”
      option “2090”
      option “2091”
      option “2092”
      option “2093”
      option “2094”
      option “2095”
      option “2096”
      option “2097”
      option “2098”
      option “2099”
      option “2100”
  button “Next month”
  heading 2 “May 2031”, live polite
  grid “May 2031”
    rowgroup
      row
        columnheader “Sunday”
        columnheader “Monday”
        columnheader “Tuesday”
        columnheader “Wednesday”
        columnheader “Thursday”
        columnheader “Friday”
        columnheader “Saturday”
    row
      gridcell
      gridcell
      gridcell
      gridcell
      gridcell
        button “Thursday, May 1, 2031”
      gridcell
        button “Friday, May 2, 2031”
      gridcell
        button “Saturday, May 3, 2031”
    row
      gridcell
        button “Sunday, May 4, 2031”
      gridcell
        button “Monday, May 5, 2031”
      gridcell
        button “Tuesday, May 6, 2031”
      gridcell
        button “Wednesday, May 7, 2031”
      gridcell
        button “Thursday, May 8, 2031”
      gridcell
        button “Friday, May 9, 2031”
      gridcell
        button “Saturday, May 10, 2031”
    row
      gridcell
        button “Sunday, May 11, 2031”
      gridcell
        button “Monday, May 12, 2031”
      gridcell
        button “Tuesday, May 13, 2031”
      gridcell
        button “Wednesday, May 14, 2031”
      gridcell
        button “Thursday, May 15, 2031”
      gridcell
        button “Friday, May 16, 2031”
      gridcell
        button “Saturday, May 17, 2031”
    row
      gridcell
        button “Sunday, May 18, 2031”
      gridcell
        button “Monday, May 19, 2031”
      gridcell, selected
        button “Tuesday, May 20, 2031, selected”
      gridcell
        button “Wednesday, May 21, 2031”
      gridcell
        button “Thursday, May 22, 2031”
      gridcell
        button “Friday, May 23, 2031”
      gridcell
        button “Saturday, May 24, 2031”
    row
      gridcell
        button “Sunday, May 25, 2031”
      gridcell
        button “Monday, May 26, 2031”
      gridcell
        button “Tuesday, May 27, 2031”
      gridcell
        button “Wednesday, May 28, 2031”
      gridcell
        button “Thursday, May 29, 2031”
      gridcell
        button “Friday, May 30, 2031”
      gridcell
        button “Saturday, May 31, 2031”
  status, live polite
`;
/* end snapshot date picker */

snapshots["time picker"] = 
`
group “Time”
  textbox “Hour”, value “09”
    “09”
  “Hour”
  textbox “Minute”, value “30”
    “30”
  “Minute”
  radiogroup “AM/PM”
    radio “AM”, not checked
    radio “PM”, checked
  alert, live assertive
  button “Reset”
  button “Done”
  status, live polite
`;
/* end snapshot time picker */

snapshots["calendar, open"] = 
`
“Day”
textbox “Day”, value “05/20/2031”, description “mm/dd/yyyy”
  “05/20/2031”
button “Open Calendar, 05/20/2031”, description “Day”, opens dialog, expanded
dialog “Calendar, Day”
  button “Previous month”, disabled
  combobox “Month”, value “May”, opens menu, collapsed
    MenuListPopup
      option “January”, disabled
      option “February”, disabled
      option “March”, disabled
      option “April”, disabled
      option “May”, selected
      option “June”, disabled
      option “July”, disabled
      option “August”, disabled
      option “September”, disabled
      option “October”, disabled
      option “November”, disabled
      option “December”, disabled
  combobox “Year”, value “2031”, opens menu, collapsed
    MenuListPopup
      option “2031”, selected
  button “Next month”, disabled
  heading 2 “May 2031”, live polite
  grid “May 2031”
    rowgroup
      row
        columnheader “Sunday”
        columnheader “Monday”
        columnheader “Tuesday”
        columnheader “Wednesday”
        columnheader “Thursday”
        columnheader “Friday”
        columnheader “Saturday”
    row
      gridcell
      gridcell
      gridcell
      gridcell
      gridcell
        button “Thursday, May 1, 2031”, description “Value must be Saturday, May 10, 2031 or later.”, disabled
      gridcell
        button “Friday, May 2, 2031”, description “Value must be Saturday, May 10, 2031 or later.”, disabled
      gridcell
        button “Saturday, May 3, 2031”, description “Value must be Saturday, May 10, 2031 or later.”, disabled
    row
      gridcell
        button “Sunday, May 4, 2031”, description “Value must be Saturday, May 10, 2031 or later.”, disabled
      gridcell
        button “Monday, May 5, 2031”, description “Value must be Saturday, May 10, 2031 or later.”, disabled
      gridcell
        button “Tuesday, May 6, 2031”, description “Value must be Saturday, May 10, 2031 or later.”, disabled
      gridcell
        button “Wednesday, May 7, 2031”, description “Value must be Saturday, May 10, 2031 or later.”, disabled
      gridcell
        button “Thursday, May 8, 2031”, description “Value must be Saturday, May 10, 2031 or later.”, disabled
      gridcell
        button “Friday, May 9, 2031”, description “Value must be Saturday, May 10, 2031 or later.”, disabled
      gridcell
        button “Saturday, May 10, 2031”
    row
      gridcell
        button “Sunday, May 11, 2031”
      gridcell
        button “Monday, May 12, 2031”
      gridcell
        button “Tuesday, May 13, 2031”
      gridcell
        button “Wednesday, May 14, 2031”
      gridcell
        button “Thursday, May 15, 2031”
      gridcell
        button “Friday, May 16, 2031”
      gridcell
        button “Saturday, May 17, 2031”
    row
      gridcell
        button “Sunday, May 18, 2031”
      gridcell
        button “Monday, May 19, 2031”
      gridcell, selected
        button “Tuesday, May 20, 2031, selected”, focused
      gridcell
        button “Wednesday, May 21, 2031”
      gridcell
        button “Thursday, May 22, 2031”
      gridcell
        button “Friday, May 23, 2031”
      gridcell
        button “Saturday, May 24, 2031”
    row
      gridcell
        button “Sunday, May 25, 2031”, description “Value must be Saturday, May 24, 2031 or earlier.”, disabled
      gridcell
        button “Monday, May 26, 2031”, description “Value must be Saturday, May 24, 2031 or earlier.”, disabled
      gridcell
        button “Tuesday, May 27, 2031”, description “Value must be Saturday, May 24, 2031 or earlier.”, disabled
      gridcell
        button “Wednesday, May 28, 2031”, description “Value must be Saturday, May 24, 2031 or earlier.”, disabled
      gridcell
        button “Thursday, May 29, 2031”, description “Value must be Saturday, May 24, 2031 or earlier.”, disabled
      gridcell
        button “Friday, May 30, 2031”, description “Value must be Saturday, May 24, 2031 or earlier.”, disabled
      gridcell
        button “Saturday, May 31, 2031”, description “Value must be Saturday, May 24, 2031 or earlier.”, disabled
“mm/dd/yyyy”
`;
/* end snapshot calendar, open */

snapshots["time panel, open"] = 
`
“Time”
textbox “Time”, value “09:30 PM”
  “09:30 PM”
button “Open Time Picker, 09:30 PM”, description “Time”, opens dialog, expanded
dialog “Time Picker, Time”
  textbox “Hour”, value “09”, focused
    “09”
  “Hour”
  textbox “Minute”, value “30”
    “30”
  “Minute”
  radiogroup “AM/PM”
    radio “AM”, not checked
    radio “PM”, checked
  alert, live assertive
  button “Reset”
  button “Done”
`;
/* end snapshot time panel, open */

snapshots["popover, open"] = 
`
button “More”, focused, expanded
group
  “Inside”
`;
/* end snapshot popover, open */

snapshots["popover with a name, open"] = 
`
button “Fees”, focused, opens dialog, expanded
dialog “Fees”
  “12 %”
`;
/* end snapshot popover with a name, open */

snapshots["tooltip, shown"] = 
`
button “Ends”, description “Ends at noon”, focused
`;
/* end snapshot tooltip, shown */

snapshots["text input, refused by a server"] = 
`
textbox “Lot”, value “7”, description “Lot 7 is sold”, invalid
  “7”
alert, live assertive
  “Lot 7 is sold”
`;
/* end snapshot text input, refused by a server */

snapshots["form field around radio buttons"] = 
`
radiogroup “Transport”, description “In May”
  radio “Van”, description “In May”, not checked
  radio “Ship”, description “In May”, not checked
“In May”
`;
/* end snapshot form field around radio buttons */

snapshots["error summary"] = 
`
group “There is a problem”, description “Lot 7 is sold”, focused
  heading 2 “There is a problem”
  list
    listitem
      link “Lot 7 is sold”
`;
/* end snapshot error summary */

